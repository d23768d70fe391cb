import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

export interface Asked {
  method?: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer
}

/** Asks exactly this; nothing is tidied up on the way, as fetch and browsers would. */
export async function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Answer> {
  const req = request({ port, host: '127.0.0.1', path, method, headers, agent: false })
  req.end(body)
  const [res] = await once(req, 'response')
  // After a refusal the server may stop reading the rest of the request.
  req.on('error', () => {})
  const bytes = Buffer.concat(await res.toArray())
  return { status: res.statusCode, headers: res.headers, body: bytes, text: bytes.toString() }
}

/** Sends these bytes, HTTP or not, and answers all that comes back until the connection is closed. */
export async function sendRaw(port: number, text: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1')
  })
  // A server that gets too much may close the connection before the end.
  socket.on('error', () => {})
  socket.write(text)
  await new Promise((resolve) => socket.once('close', resolve))
  return answer
}

/** The answers that one connection gets: the status, the headers in the order of the alphabet, and the rest. */
export async function answersTo(port: number, requests: readonly string[]): Promise<unknown[]> {
  const text = await sendRaw(port, requests.join(''))
  return text.split(/(?=HTTP\/1\.1)/).map((answer) => {
    const [head = '', ...rest] = answer.replace(/Date: [^\r]+ GMT/, 'Date: now').split('\r\n\r\n')
    const [status, ...lines] = head.split('\r\n')
    return [status, lines.sort(), rest]
  })
}

/** One request as it is sent. */
export function requestText(path: string, method = 'GET', ...headers: string[]): string {
  return [`${method} ${path} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n')
}
