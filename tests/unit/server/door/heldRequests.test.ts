import { expect, test } from 'vitest'
import { createHeld } from '#server/door/heldRequests.ts'

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
