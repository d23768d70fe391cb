import { expect, test } from 'vitest'
import { createHeld, renderPatiently } from '#server/door/heldRequests.ts'
import { nothingInline } from '#server/door/http/contentPolicy.ts'
import { noBody } from '#server/door/http/body.ts'
import type { Rendered, RenderRequest } from '#server/door/renderer.ts'

const PLACES = 200

/** Places in front of a database that is away until it comes back. */
function openAway(holdMs = 10_000) {
  let isAway = true
  const held = createHeld({ sync: async () => (isAway ? 'none' : 'primary') }, holdMs)
  const wait = (network: string) => held.until({ isPersonal: false, network, gone: undefined })
  const waitAll = (network: string, count: number) => Array.from({ length: count }, () => wait(network))
  const comeBack = () => {
    isAway = false
  }
  return { held, wait, waitAll, comeBack }
}

const yes = (answers: readonly boolean[]) => answers.filter(Boolean).length

test('a network that takes all places leaves one to each other network', async () => {
  const { held, wait, waitAll, comeBack } = openAway()
  const flood = waitAll('192.0.2.1', PLACES + 50)
  const others = ['198.51.100.1', '198.51.100.2', '2001:db8::/64'].map(wait)
  expect(held.load().waiting).toBe(PLACES)
  comeBack()
  expect(await Promise.all(others)).toEqual([true, true, true])
  expect(yes(await Promise.all(flood))).toBe(PLACES - 3)
  expect(held.load().waiting).toBe(0)
})

test('two networks that want more than all places get half of them each', async () => {
  const { waitAll, comeBack } = openAway()
  const [one, other] = [waitAll('192.0.2.1', PLACES), waitAll('198.51.100.1', PLACES)]
  comeBack()
  expect([yes(await Promise.all(one)), yes(await Promise.all(other))]).toEqual([PLACES / 2, PLACES / 2])
})

test('a request that loses its place is refused soon, and not after the whole wait', async () => {
  const { wait, waitAll } = openAway()
  const flood = waitAll('192.0.2.1', PLACES)
  void wait('198.51.100.1')
  const began = performance.now()
  expect(await flood.at(-1)).toBe(false)
  expect(performance.now() - began).toBeLessThan(2000)
})

test('after the wait all places are free again', async () => {
  const { held, waitAll } = openAway(50)
  expect(yes(await Promise.all(waitAll('192.0.2.1', 5)))).toBe(0)
  expect(held.load().waiting).toBe(0)
})

/** The statuses of a call whose attempts have these results, while the database goes away and comes back. */
async function statusAfter(results: readonly (number | Error)[], { method = 'GET', comesBack = true } = {}) {
  let attempts = 0
  let changes = 0
  const render = async (): Promise<Rendered> => {
    const result = results[attempts++]
    if (result instanceof Error) throw result
    const [status, headers] = [result ?? 200, new Headers()]
    return { status, headers, body: noBody, page: undefined, inlineHashes: nothingInline }
  }
  const sync = async () => {
    changes++
    return 'primary' as const
  }
  const patiently = renderPatiently(render, {
    freshness: { sync, changes: () => changes },
    held: { until: async () => comesBack, load: () => ({ running: 0, waiting: 0 }) },
    log: { warn: () => {} },
  })
  const request = { method, url: '/', headers: new Headers(), address: '192.0.2.1' } as RenderRequest
  const status = await patiently(request).then(
    (rendered) => rendered.status,
    (error: Error) => error.message,
  )
  return { status, attempts }
}

const gone = () => new Error('Connection terminated unexpectedly')

test('a request that reads is tried once more when the database is back', async () => {
  expect(await statusAfter([200])).toEqual({ status: 200, attempts: 1 })
  expect(await statusAfter([404])).toEqual({ status: 404, attempts: 1 })
  expect(await statusAfter([500, 200])).toEqual({ status: 200, attempts: 2 })
  expect(await statusAfter([gone(), 200])).toEqual({ status: 200, attempts: 2 })
  expect(await statusAfter([gone()], { comesBack: false })).toEqual({ status: 503, attempts: 1 })
})

test('a request whose database goes away twice gets 503, and other failures are not hidden', async () => {
  expect(await statusAfter([gone(), gone()])).toEqual({ status: 503, attempts: 2 })
  expect(await statusAfter([new Error('a defect')])).toEqual({ status: 'a defect', attempts: 1 })
  expect(await statusAfter([gone(), new Error('a defect')])).toEqual({ status: 'a defect', attempts: 2 })
})

test('a request that changes something is never tried twice', async () => {
  expect(await statusAfter([gone(), 200], { method: 'POST' })).toEqual({ status: 503, attempts: 1 })
  expect(await statusAfter([500, 200], { method: 'POST' })).toEqual({ status: 500, attempts: 1 })
})
