import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A request as the server received it. */
export interface Received {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

/** The answer to the n-th request (from 1): a status and a body, or a connection that breaks. */
export type Script = (request: Received, nth: number) => { status: number; body?: unknown } | 'hang up'

/** A server for one test that answers by a script and records the requests. */
export async function scriptedServer(script: Script): Promise<{ base: string; received: Received[] }> {
  const received: Received[] = []
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    const request = {
      method: req.method ?? '',
      url: req.url ?? '',
      headers: req.headers,
      body: String(Buffer.concat(chunks)),
    }
    received.push(request)
    const answer = script(request, received.length)
    if (answer === 'hang up') {
      req.socket.destroy()
      return
    }
    res.writeHead(answer.status, { 'Content-Type': 'application/json' })
    res.end(typeof answer.body === 'string' ? answer.body : answer.body && JSON.stringify(answer.body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`, received }
}

/** A page whose calls go to a scripted server; `left` are the paths that it opened instead of itself. */
export async function scriptedPage(script: Script) {
  const { base, received } = await scriptedServer(script)
  const left: string[] = []
  const around = {
    base,
    here: () => '/incentives?sort=price',
    leave: (path: string) => void left.push(path),
    pause: async () => {},
  }
  return { around, received, left }
}

/** A refusal with one problem. */
export const refusal = (status: number) => ({
  status,
  body: { errors: [{ message: 'No.', path: '', code: 'no' }] },
})
