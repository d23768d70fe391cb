import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTestDoor } from './openTestDoor.ts'

const BYTES = 4 * 2 ** 20

/** Sends all of a text, and reads nothing before. */
async function sendAndThenRead(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await new Promise<void>((resolve) => socket.write(text, () => resolve()))
  await delay(100)
  let answer = ''
  socket.on('data', (piece) => (answer += piece.toString('latin1')))
  await closed
  return answer
}

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: a\r\nX: ', 431],
  ['a body', `POST /api/v2/session HTTP/1.1\r\nHost: a\r\nContent-Length: ${BYTES}\r\n\r\n`, 413],
])('a client that sends megabytes of %s reads the refusal, and no further request is read', async (_, head, status) => {
  const { port, asks } = await openTestDoor()
  const further = 'POST / HTTP/1.1\r\nHost: a\r\n\r\n'
  expect(await sendAndThenRead(port, `${head}${'x'.repeat(BYTES)}${further}`)).toMatch(
    new RegExp(`^HTTP/1\\.1 ${status} .*\\r\\n\\r\\n`, 's'),
  )
  expect(asks).toEqual([])
})

test('a client that goes on sending after its refusal is cut off', async () => {
  const { port } = await openTestDoor()
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  let answer = ''
  socket.on('data', (piece) => (answer += piece.toString()))
  const sending = setInterval(() => socket.write('x'.repeat(2 ** 16)), 10)
  socket.write('hello\r\n\r\n')
  await closed
  clearInterval(sending)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
})
