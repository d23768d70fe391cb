import type { IncomingMessage, ServerResponse } from 'node:http'
import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Asset } from '#server/door/assets.ts'
import { createFileAnswers } from '#server/door/fileAnswers.ts'
import type { Answer, Exchange } from '#server/door/http/exchange.ts'

function fileOf(bytes: number): Asset {
  const body = Buffer.alloc(bytes)
  const identity = { head: ['Content-Length', String(bytes)], size: bytes, bytes: () => body }
  return { etag: '"a"', unchangedHead: ['ETag', '"a"'], forms: { identity } }
}

/** A request and its connection, with the parts that a file needs. */
function askFor(method = 'GET', headers: IncomingMessage['headers'] = {}): Exchange {
  const socket = Object.assign(new EventEmitter(), { destroyed: false })
  const req = { method, headers, socket } as unknown as IncomingMessage
  const res = new EventEmitter() as unknown as ServerResponse
  return { req, res, path: '/', unreadable: false, id: '1', startedMs: 0 }
}

/** Work that takes as long as to hand a long file to a connection. */
function compute(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

function filesFor(sendMs: number) {
  const sent: Pick<Answer, 'status' | 'body'>[] = []
  const sendFile = createFileAnswers(
    (_, { status, body }) => {
      compute(sendMs)
      sent.push({ status, body })
    },
    () => '192.0.2.1',
  )
  return { sent, sendFile }
}

test('while many ask for a long file, others get their turn between', async () => {
  const { sent, sendFile } = filesFor(5)
  const file = fileOf(400_000)
  const all = Array.from({ length: 20 }, () => sendFile(askFor(), file))
  await new Promise<void>((resolve) => setImmediate(resolve))
  const sentBefore = sent.length
  await Promise.all(all)
  expect(sentBefore).toBeLessThan(5)
  expect(sent).toHaveLength(20)
})

test('a long file is not read for a client that has gone', async () => {
  const { sent, sendFile } = filesFor(0)
  const gone = askFor()
  const waiting = [...Array.from({ length: 20 }, () => askFor()), gone].map((one) => sendFile(one, fileOf(400_000)))
  gone.req.socket.emit('close')
  await Promise.allSettled(waiting)
  expect(sent).toHaveLength(20)
})

test('a short file, an unchanged one and the head of a long one are sent at once', () => {
  const { sent, sendFile } = filesFor(0)
  sendFile(askFor(), fileOf(1000))
  sendFile(askFor('GET', { 'if-none-match': '"a"' }), fileOf(400_000))
  sendFile(askFor('HEAD'), fileOf(400_000))
  expect(sent.map(({ status, body }) => [status, body?.length])).toEqual([
    [200, 1000],
    [304, undefined],
    [200, undefined],
  ])
})

test('a file that is read from the disk follows when it is read', async () => {
  const { sent, sendFile } = filesFor(0)
  const file = fileOf(100)
  const read = pause(1, Buffer.from('later'))
  const slow: Asset = { ...file, forms: { identity: { ...file.forms.identity, bytes: () => read } } }
  await sendFile(askFor(), slow)
  expect(sent[0]?.body?.toString()).toBe('later')
})

test('long files in memory do not wait for others that a slow disk reads', async () => {
  const { sent, sendFile } = filesFor(0)
  const file = fileOf(400_000)
  const never = new Promise<Buffer>(() => {})
  const slow: Asset = { ...file, forms: { identity: { ...file.forms.identity, bytes: () => never } } }
  for (let count = 0; count < 5; count++) void sendFile(askFor(), slow)
  await sendFile(askFor(), file)
  expect(sent).toHaveLength(1)
})
