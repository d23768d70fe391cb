import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import { onTestFinished, test } from 'vitest'
import { BrokenOff } from '#server/door/http/body.ts'
import { createBodyReceiver } from '#server/door/http/receiveBody.ts'

const KIB = 1024

/** A server that receives bodies within this memory, with their outcomes: the size, the refusal or `broken off`. */
async function receiving(mostBytes?: number) {
  const receive = createBodyReceiver(mostBytes)
  const outcomes: Record<string, unknown> = {}
  const server = createServer(async (req, res) => {
    const name = req.url ?? ''
    const [, network = ''] = name.split('/')
    const body = await receive(req, network).catch((error: unknown) => error)
    if (body instanceof BrokenOff) outcomes[name] = 'broken off'
    else outcomes[name] = Buffer.isBuffer(body) ? body.toString('latin1') : body
    res.end()
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  async function send(name: string, ...parts: string[]): Promise<Socket> {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`POST ${name} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`)
    for (const part of parts) await new Promise((written) => socket.write(chunk(part), written))
    return socket
  }
  return { outcomes, send }
}

function chunk(part: string): string {
  return `${part.length.toString(16)}\r\n${part}\r\n`
}

const theEnd = ''

test('a body arrives as it was sent, however it was split', async ({ expect }) => {
  const { outcomes, send } = await receiving()
  const parts = Array.from({ length: 300 }, (_, at) =>
    String.fromCharCode(97 + (at % 26)).repeat(1 + ((at * 37) % 900)),
  )
  await send('/split', ...parts, theEnd)
  await send('/empty', theEnd)
  await expect.poll(() => outcomes).toEqual({ '/split': parts.join(''), '/empty': '' })
})

test('a body in thousands of tiny pieces is refused', async ({ expect }) => {
  const { outcomes, send } = await receiving()
  const socket = await send('/tiny')
  socket.write(chunk('x').repeat(5000))
  await expect.poll(() => outcomes).toEqual({ '/tiny': 413 })
})

test('the oldest body is given up when bodies take too much memory, and a short one still arrives', async ({
  expect,
}) => {
  const { outcomes, send } = await receiving(100 * KIB)
  const [slow, slower] = ['x'.repeat(40 * KIB), 'y'.repeat(40 * KIB)]
  await send('/a/slow', slow)
  const second = await send('/a/slower', slower)
  expect(outcomes).toEqual({})
  await send('/a/late', 'z'.repeat(30 * KIB))
  await expect.poll(() => outcomes).toEqual({ '/a/slow': 503 })
  await send('/a/short', 'short', theEnd)
  await expect.poll(() => outcomes).toEqual({ '/a/slow': 503, '/a/short': 'short' })
  second.write(chunk(theEnd))
  await expect.poll(() => outcomes['/a/slower']).toBe(slower)
})

test('the network whose bodies take most memory loses one, and another keeps its older body', async ({ expect }) => {
  const { outcomes, send } = await receiving(100 * KIB)
  const visitor = await send('/visitor/slow', 'x'.repeat(30 * KIB))
  await send('/flood/1', 'x'.repeat(40 * KIB))
  await send('/flood/2', 'x'.repeat(40 * KIB))
  await expect.poll(() => outcomes).toEqual({ '/flood/1': 503 })
  visitor.write(chunk(theEnd))
  await expect.poll(() => outcomes['/visitor/slow']).toBe('x'.repeat(30 * KIB))
})

test('a body that has arrived or broken off takes no more memory', async ({ expect }) => {
  const { outcomes, send } = await receiving(100 * KIB)
  const large = 'x'.repeat(60 * KIB)
  await send('/first', large, theEnd)
  await expect.poll(() => outcomes['/first']).toBe(large)
  const leaving = await send('/leaving', large)
  leaving.destroy()
  await expect.poll(() => outcomes['/leaving']).toBe('broken off')
  await send('/second', large, theEnd)
  await expect.poll(() => outcomes['/second']).toBe(large)
})
