import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { answerStream, streamOf } from '#server/http/answer.ts'
import { openTestDoor } from './openTestDoor.ts'

const MIB = 2 ** 20
const path = '/api/v2/incentives/transactions.csv'

/** A door before a call that sends these parts. `made` counts the parts so far, `ended` the streams that are over. */
async function openSource(parts: () => AsyncGenerator<string>, { partMs }: { partMs?: number } = {}) {
  const count = { made: 0, ended: 0 }
  async function* counted() {
    try {
      for await (const part of parts()) {
        count.made++
        yield part
      }
    } finally {
      count.ended++
    }
  }
  const door = await openTestDoor({
    partMs,
    page() {
      const answer = answerStream(counted(), 'text/csv', {})
      return { stream: streamOf(answer), headers: Object.fromEntries(answer.headers) }
    },
  })
  /** A client that reads nothing until the test reads. */
  async function open(): Promise<{ req: ClientRequest; res: IncomingMessage }> {
    const req = request({ port: door.port, path, agent: false, headers: { host: 'a' } })
    req.on('error', () => {})
    req.end()
    const [res] = await once(req, 'response')
    res.on('error', () => {})
    return { req, res }
  }
  return { ...door, count, open }
}

const part = 'x'.repeat(MIB / 16)

async function* endless() {
  for (;;) yield part
}

test('a streamed response holds all its parts, and no cache may store it', async () => {
  const { ask, log } = await openSource(async function* () {
    yield 'one,'
    yield 'two'
  })
  const { status, headers, text } = await ask(path, { headers: { 'accept-encoding': 'gzip' } })
  expect([status, text]).toEqual([200, 'one,two'])
  expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private, no-store' })
  expect([headers.etag, headers['content-encoding']]).toEqual([undefined, undefined])
  expect(log.find(({ msg }) => msg === 'request')).toMatchObject({ status: 200, bytes: 7 })
})

test('a HEAD request gets the headers, and nothing is made', async () => {
  const { ask, count } = await openSource(endless)
  const { status, headers, text } = await ask(path, { method: 'HEAD' })
  expect([status, headers['content-type'], text]).toEqual([200, 'text/csv; charset=utf-8', ''])
  expect(count.made).toBe(0)
})

test('parts are made only as fast as the client reads, and the memory stays flat', async () => {
  const { count, open } = await openSource(endless)
  const { req, res } = await open()
  await delay(500)
  // The sockets of both sides hold a few MiB.
  expect(count.made * part.length).toBeLessThan(24 * MIB)
  const before = process.memoryUsage().rss
  let most = before
  let bytes = 0
  let mostUnread = 0
  for await (const chunk of res) {
    bytes += chunk.length
    mostUnread = Math.max(mostUnread, count.made * part.length - bytes)
    most = Math.max(most, process.memoryUsage().rss)
    if (bytes > 400 * MIB) break
  }
  req.destroy()
  expect(mostUnread).toBeLessThan(24 * MIB)
  // Both sides are in this process, and what they have finished with is collected now and then.
  expect(most - before).toBeLessThan(240 * MIB)
})

test('a client that disconnects ends its stream', async () => {
  const { count, open } = await openSource(endless)
  const { req } = await open()
  req.destroy()
  await expect.poll(() => count.ended).toBe(1)
})

test('a client that takes too long for a part is disconnected, and its stream ends', async () => {
  const { count, open } = await openSource(endless, { partMs: 100 })
  const { res } = await open()
  await expect.poll(() => count.ended).toBe(1)
  await expect(res.toArray()).rejects.toThrow()
})

test('only four streams are sent at once; the next one is refused until one ends', async () => {
  const { ask, open, count } = await openSource(endless)
  const clients = await Promise.all([open(), open(), open(), open()])
  const refused = await ask(path)
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
  clients[0]?.req.destroy()
  await expect.poll(() => count.ended).toBe(1)
  const { req, res } = await open()
  expect(res.statusCode).toBe(200)
  for (const client of [...clients, { req }]) client.req.destroy()
  await expect.poll(() => count.ended).toBe(5)
})

test('a failure before the first part is refused, and a later one breaks the response off', async () => {
  const early = await openSource(async function* () {
    yield await Promise.reject<string>(new Error('no rows'))
  })
  expect((await early.ask(path)).status).toBe(500)
  const late = await openSource(async function* () {
    yield 'one'
    await delay(50)
    throw new Error('no more rows')
  })
  const { res } = await late.open()
  await expect(res.toArray()).rejects.toThrow()
  expect((await late.ask('/healthz')).status).toBe(200)
})
