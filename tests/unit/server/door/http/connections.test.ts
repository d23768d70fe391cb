import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import type { HeldLimits } from '#server/door/http/connections.ts'
import { listen } from '#server/door/http/server.ts'

const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

/** A server that answers each request with `answer`, and clients that note what they read. */
async function openServer(held: Partial<HeldLimits>, answer: (res: ServerResponse) => void) {
  let asked = 0
  const limits = { connections: 100, unanswered: 8, unreadBytes: 2 ** 20, ...held }
  const server = await listen(
    (_, res) => {
      asked++
      answer(res)
    },
    { port: 0, host: '127.0.0.1', held: limits },
  )
  onTestFinished(() => server.close(0))

  /** @param from the address of the client: on Linux, all of 127.0.0.0/8 is this machine */
  async function client({ text = '', reads = true, from = '127.0.0.1' } = {}) {
    const socket = connect({ port: server.port, host: '127.0.0.1', localAddress: from })
    onTestFinished(() => void socket.destroy())
    const seen = { socket, read: '', isClosed: false }
    socket.on('error', () => {}).on('close', () => (seen.isClosed = true))
    if (reads) socket.on('data', (chunk) => (seen.read += chunk.toString()))
    await new Promise((resolve) => socket.once('connect', resolve))
    if (text) socket.write(text)
    return seen
  }
  return { client, asked: () => asked }
}

function isOpen({ socket }: { socket: Socket }): boolean {
  return !socket.destroyed
}

test('a packet of a thousand requests is not worked on beyond the eighth', async () => {
  const { client, asked } = await openServer({}, () => {})
  const greedy = await client({ text: request.repeat(1000) })
  await expect.poll(() => greedy.isClosed).toBe(true)
  expect(asked()).toBe(8)
})

test('a connection that waits for its answers may ask as often as it likes', async () => {
  const { client, asked } = await openServer({}, (res) => res.end('hello'))
  const polite = await client()
  for (let count = 1; count <= 40; count++) {
    polite.socket.write(request)
    await expect.poll(() => polite.read.split('hello')).toHaveLength(count + 1)
  }
  expect([asked(), isOpen(polite)]).toEqual([40, true])
})

test('one connection too many takes the place of the one that asked longest ago', async () => {
  // The fewest connections that any system is asked for.
  const { client } = await openServer({ connections: 64 }, (res) => res.end('hello'))
  const first = await client({ text: request })
  const silent = await client()
  for (let count = 0; count < 62; count++) await client()
  first.socket.write(request)
  await expect.poll(() => first.read.split('hello')).toHaveLength(3)
  const newcomer = await client({ text: request })
  await expect.poll(() => newcomer.read).toContain('hello')
  await expect.poll(() => silent.isClosed).toBe(true)
  expect(isOpen(first)).toBe(true)
})

test('of many connections too many, each takes the place of the one that asked longest ago', async () => {
  const { client } = await openServer({ connections: 64 }, (res) => res.end('hello'))
  const first: Awaited<ReturnType<typeof client>>[] = []
  for (let at = 0; at < 6; at++) {
    const one = await client({ text: request })
    await expect.poll(() => one.read).toContain('hello')
    first.push(one)
  }
  for (let count = 0; count < 58; count++) await client()
  await client({ text: request })
  await expect.poll(() => first[0]?.isClosed).toBe(true)
  // It was the next to go, and asks again.
  first[1]?.socket.write(request)
  await expect.poll(() => first[1]?.read.split('hello')).toHaveLength(3)
  for (let at = 0; at < 3; at++) await client({ text: request })
  await expect.poll(() => first.map(({ isClosed }) => isClosed)).toEqual([true, false, true, true, true, false])
})

test.runIf(process.platform === 'linux')('a flood from one network closes its own connections', async () => {
  const { client } = await openServer({ connections: 80 }, () => {})
  const visitor = await client({ text: request, from: '127.0.0.2' })
  const flood: Awaited<ReturnType<typeof client>>[] = []
  for (let count = 0; count < 100; count++) flood.push(await client({ from: '127.0.0.3' }))
  await expect.poll(() => flood.filter(({ isClosed }) => isClosed)).toHaveLength(21)
  expect(flood.slice(0, 21).every(({ isClosed }) => isClosed)).toBe(true)
  expect(isOpen(visitor)).toBe(true)
})

test('responses that nobody reads are not kept for ever', async () => {
  const large = 'x'.repeat(16 * 2 ** 20)
  const { client } = await openServer({ unreadBytes: 20 * 2 ** 20 }, (res) => res.end(large))
  const deaf = await client({ reads: false })
  const other = await client({ reads: false })
  deaf.socket.pause()
  other.socket.pause()
  deaf.socket.write(request)
  await pause(50)
  other.socket.write(request)
  deaf.socket.once('close', () => (deaf.isClosed = true))
  // The end is seen only by those who read: the first connection ends early, the later one is served.
  await pause(2500)
  const read = async ({ socket }: { socket: Socket }) => {
    let bytes = 0
    socket.on('data', (chunk) => (bytes += chunk.length)).resume()
    await pause(500)
    return bytes
  }
  expect(await read(deaf)).toBeLessThan(large.length)
  expect(await read(other)).toBeGreaterThanOrEqual(large.length)
})

test('responses that nobody reads are dropped a few in each turn of the event loop', async () => {
  const large = Buffer.alloc(8 * 2 ** 20)
  let closed = 0
  const { client, asked } = await openServer({ unreadBytes: 1 }, (res) => res.once('close', () => closed++).end(large))
  const deaf = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const one = await client({ reads: false, text: request })
      one.socket.pause()
      return one
    }),
  )
  await expect.poll(() => asked()).toBe(30)
  let mostInTurn = 0
  while (closed < 30) {
    const before = closed
    await nextTurn()
    mostInTurn = Math.max(mostInTurn, closed - before)
  }
  // The server may have two turns in one of this loop.
  expect(mostInTurn).toBeLessThanOrEqual(8)
  // The end is a reset: the system keeps nothing for these clients.
  const failures = await Promise.all(deaf.map(failureOf))
  expect(new Set(failures)).toEqual(new Set(['ECONNRESET']))
})

test('a connection whose place is taken while its end is on the way is closed', async () => {
  const open = new Set<Socket>()
  const { client } = await openServer({ connections: 64 }, (res) => {
    const { socket } = res.req
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    res.end('hello')
  })
  const clients: Awaited<ReturnType<typeof client>>[] = []
  async function ask(): Promise<void> {
    const one = await client({ text: request })
    clients.push(one)
    await expect.poll(() => one.read).toContain('hello')
  }
  for (let count = 0; count < 64; count++) await ask()
  for (let round = 0; round < 10; round++) {
    // Its end is sent because nobody can read this.
    clients[round]?.socket.write('garbage\r\n\r\n')
    await ask()
  }
  for (const { socket } of clients) socket.destroy()
  await expect.poll(() => open.size).toBe(0)
})

test('no answer of a closed connection is held', async () => {
  const held: WeakRef<ServerResponse>[] = []
  const { client } = await openServer({}, (res) => {
    held.push(new WeakRef(res))
    res.end('hello')
  })
  for (let count = 0; count < 10; count++) {
    const one = await client({ text: request })
    await expect.poll(() => one.read).toContain('hello')
    one.socket.destroy()
  }
  await pause(1500)
  collectGarbage()
  expect(held.filter((one) => one.deref())).toEqual([])
})

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

async function failureOf({ socket }: { socket: Socket }): Promise<string | undefined> {
  const failed = new Promise<string | undefined>((resolve) => {
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code)).once('close', () => resolve(undefined))
  })
  socket.resume()
  return failed
}
