import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepHead, writeHead } from '#server/door/http/keptHead.ts'
import { type KeptMessage, keepMessage, sendKept } from '#server/door/http/keptMessage.ts'
import { answersTo, requestText } from '#tests/support/rawHttp.ts'

/** Not text in any encoding. */
const body = Buffer.from(Array.from({ length: 9000 }, (_, at) => at % 256))
const head = ['Content-Type', 'text/html', 'Vary', 'Cookie', 'Content-Length', String(body.length)]
const last = 'Connection: close'

/** A server whose answers hold the id that the address names; under `/piece` they are sent in one piece. */
async function serve() {
  const kept = [...head]
  keepHead(kept)
  const message = keepMessage(body) as KeptMessage
  const pieces: boolean[] = []
  const server = createServer((req, res) => {
    const [, way, id = ''] = (req.url ?? '').split('/')
    const isPiece = way === 'piece' && sendKept(res, { head: kept, id }, message)
    pieces.push(isPiece)
    if (!isPiece) sendPlain(res, way === 'piece' ? kept : head, id)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, message, pieces }
}

function sendPlain(res: ServerResponse, list: readonly string[], id: string): void {
  writeHead(res, 200, list, { id })
  res.end(body)
}

/** Asks on one connection, each time after the whole answer before, and returns the heads of the answers. */
async function oneByOne(port: number, ids: readonly string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1')
  const heads: string[] = []
  for (const id of ids) {
    socket.write(requestText(`/piece/${id}`))
    let answer = ''
    while (!answer.endsWith(`\r\n\r\n${body.toString('latin1')}`)) {
      const [chunk] = await once(socket, 'data')
      answer += chunk.toString('latin1')
    }
    heads.push(answer.slice(0, -body.length))
  }
  socket.destroy()
  return heads
}

test('an answer in one piece is the same as one that Node writes', async () => {
  const { port, pieces } = await serve()
  const requests = (way: string) => [
    ...['aa', 'bb', 'ccc', 'dd'].map((id) => requestText(`/${way}/${id}`)),
    requestText(`/${way}/ee`, 'GET', last),
  ]
  const plain = await answersTo(port, requests('plain'))
  pieces.length = 0
  expect(await answersTo(port, requests('piece'))).toEqual(plain)
  expect(plain).toHaveLength(5)
  expect(pieces, 'all but the first and the one that closes').toEqual([false, true, true, true, false])
})

test('on one connection, one after the other, each answer has its own id, of any length', async () => {
  const { port, pieces } = await serve()
  const ids = ['aa', 'bb', 'cc', 'dddd', 'eeee', 'f']
  expect((await oneByOne(port, ids)).map((head) => /X-Request-Id: (.+)/.exec(head)?.[1])).toEqual(ids)
  expect(pieces).toEqual([false, true, true, true, true, true])
})

test('the date of an answer is that of its second', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T08:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { port } = await serve()
  await oneByOne(port, ['aa', 'bb', 'cc'])
  vi.setSystemTime(new Date('2026-11-28T08:00:01Z'))
  const now = 'Date: Sat, 28 Nov 2026 08:00:01 GMT'
  for (const head of await oneByOne(port, ['aa', 'bb'])) expect(head).toContain(now)
})

test('bytes that wait for a slow client stay the same while others get theirs', async () => {
  const { port, message } = await serve()
  await answersTo(port, [requestText('/piece/00000'), requestText('/piece/00001', 'GET', last)])
  const ids = Array.from({ length: 2000 }, (_, at) => String(10_000 + at))
  const slow = connect(port, '127.0.0.1')
  slow.pause()
  slow.write([...ids.map((id) => requestText(`/piece/${id}`)), requestText('/piece/99999', 'GET', last)].join(''))
  await vi.waitFor(() => expect(message.last, 'the bytes wait for the client').toBeUndefined())
  for (let times = 0; times < 5; times++) {
    const others = await answersTo(port, [requestText('/piece/55555'), requestText('/piece/66666', 'GET', last)])
    expect(JSON.stringify(others)).toMatch(/X-Request-Id: 55555.*X-Request-Id: 66666/)
  }
  await pause(50)
  const chunks: Buffer[] = []
  slow.on('data', (chunk: Buffer) => chunks.push(chunk))
  slow.resume()
  await once(slow, 'close')
  const text = Buffer.concat(chunks).toString('latin1')
  expect([...text.matchAll(/X-Request-Id: (\d+)/g)].map(([, id]) => id)).toEqual([...ids, '99999'])
  expect(text.split(body.toString('latin1'))).toHaveLength(ids.length + 2)
})

test('a long body is not kept for one piece', () => {
  expect(keepMessage(Buffer.alloc(12 * 1024))).toBeDefined()
  expect(keepMessage(Buffer.alloc(12 * 1024 + 1))).toBeUndefined()
})
