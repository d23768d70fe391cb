import { readdirSync } from 'node:fs'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ReadRequest } from '#server/door/readRequest.ts'
import type { RenderRequest } from '#server/door/renderer.ts'
import { readMultipart } from '#server/http/multipart.ts'
import { Refusal } from '#shared/refusal.ts'
import { freshFolder } from '#tests/support/freshDatabase.ts'
import { openTestDoor } from './openTestDoor.ts'

const MIB = 2 ** 20
const path = '/api/v2/uploads'
const boundary = 'x-boundary'
const type = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const start = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`
const end = `\r\n--${boundary}--\r\n`

/** A door before an endpoint that receives a file of at most one MiB. */
async function openReceiver() {
  const dataDir = freshFolder()
  async function page(request: RenderRequest) {
    const json = { 'content-type': 'application/json' }
    try {
      if (!request.stream) throw new Error('The door has read the body.')
      const form = await readMultipart(new ReadRequest(request), { dataDir }, { bytes: MIB, uid: 1 })
      await form.remove()
      return { status: 201, headers: json, text: JSON.stringify(form.fields) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { status: error.status, headers: json, text: JSON.stringify({ errors: error.problems }) }
    }
  }
  const door = await openTestDoor({ page })
  return { ...door, left: () => readdirSync(join(dataDir, 'incoming')) }
}

test('a file arrives while it is sent, and its temporary file is removed', async () => {
  const { ask, left } = await openReceiver()
  const body = Buffer.concat([Buffer.from(start), Buffer.alloc(MIB, 'x'), Buffer.from(end)])
  const { status, text } = await ask(path, { method: 'POST', headers: type, body })
  expect([status, JSON.parse(text).file.bytes]).toEqual([201, MIB])
  expect(left()).toEqual([])
})

test('a stream of 200 MiB is cut off at the limit, keeps the memory flat and leaves no file', async () => {
  const { port, left } = await openReceiver()
  const req = request({ port, path, method: 'POST', headers: { ...type, host: 'a' } })
  const refused = once(req, 'response')
  req.on('error', () => {})
  const before = process.memoryUsage().rss
  let sent = 0
  let most = before
  const chunk = Buffer.alloc(MIB / 4, 'x')
  async function* endless() {
    yield Buffer.from(start)
    for (; sent < 200 * MIB; sent += chunk.length) {
      most = Math.max(most, process.memoryUsage().rss)
      yield chunk
    }
  }
  Readable.from(endless())
    .on('error', () => {})
    .pipe(req)
  const [res] = await refused
  const text = Buffer.concat(await res.toArray()).toString()
  expect(res.statusCode).toBe(413)
  expect(JSON.parse(text).errors).toMatchObject([{ path: 'file', code: 'too_large' }])
  expect(left()).toEqual([])
  await delay(1500)
  expect(sent).toBeLessThan(64 * MIB)
  expect(most - before).toBeLessThan(96 * MIB)
  req.destroy()
})

test('a client that disconnects leaves no file', async () => {
  const { port, left } = await openReceiver()
  const req = request({ port, path, method: 'POST', headers: { ...type, host: 'a' } })
  req.on('error', () => {})
  req.write(start + 'x'.repeat(1000))
  await expect.poll(left).toHaveLength(1)
  req.destroy()
  await expect.poll(left).toEqual([])
})

test('a body whose stated length is over the limit is refused before it is read', async () => {
  const { ask, asks } = await openReceiver()
  const headers = { ...type, 'content-length': String(10 * 2 ** 30) }
  const { status } = await ask(path, { method: 'POST', headers })
  expect([status, asks.length]).toEqual([413, 0])
})

test('other calls and methods keep the usual limit', async () => {
  const { ask } = await openReceiver()
  const body = Buffer.alloc(2 * MIB, 'x')
  expect((await ask('/api/v2/me', { method: 'POST', headers: type, body })).status).toBe(413)
  expect((await ask(path, { method: 'PUT', headers: type, body })).status).toBe(413)
})

test('a refusal that reads nothing of the body arrives at once', async () => {
  const refused = { status: 429, headers: { 'content-type': 'application/json' }, text: '{"errors":[]}' }
  const { ask } = await openTestDoor({ page: async () => refused })
  const begun = performance.now()
  const body = Buffer.alloc(3 * MIB, 'x')
  expect((await ask(path, { method: 'POST', headers: type, body })).status).toBe(429)
  expect(performance.now() - begun).toBeLessThan(2000)
})
