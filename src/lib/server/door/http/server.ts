import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { saysTooLarge } from './body.ts'
import { createConnections, type HeldLimits, heldLimits } from './connections.ts'
import { IDLE_MS } from './idle.ts'
import { closeSlowly, LINGER_BYTES } from './lingering.ts'
import { connectionsFor } from './openFiles.ts'
import { fileSecurity } from './securityHeaders.ts'

/** Limits for one request. Node refuses requests over these limits before our code sees them. */
const limits = {
  /** All headers together with the address (431). */
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  /** Headers and body (408). One megabyte over a slow connection takes some time. */
  requestTimeout: 30_000,
  /** Longer than the idle time of common reverse proxies (60 s). Otherwise they could write to a closing connection. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  /** The door refuses a request without a host itself (400), with the headers that all answers have. */
  requireHostHeader: false,
}

export interface DoorServer {
  port: number
  /** Accepts no more connections, lets the requests in progress finish, and ends the rest after `deadlineMs`. */
  close(deadlineMs: number): Promise<void>
}

/** Listens for requests. `port` 0 takes any free port. */
export async function listen(
  answer: (req: IncomingMessage, res: ServerResponse) => unknown,
  { port, host, held = heldLimits }: { port: number; host: string; held?: HeldLimits },
): Promise<DoorServer> {
  const connections = createConnections({ ...held, connections: connectionsFor(held.connections) })
  const server = createServer(limits, (req, res) => {
    if (connections.takes(req, res)) answer(req, res)
  })
  server.timeout = IDLE_MS
  server.on('connection', connections.opened)
  server.on('close', connections.close)
  server.on('checkContinue', (req, res) => {
    if (!connections.takes(req, res)) return
    // "Expect: 100-continue" asks whether a body is accepted before the client sends it.
    if (saysTooLarge(req)) res.shouldKeepAlive = false
    else res.writeContinue()
    answer(req, res)
  })
  // Any other expectation: Node would respond without the headers that all responses have.
  server.on('checkExpectation', (req, res) => {
    if (connections.takes(req, res)) answer(req, res)
  })
  server.on('clientError', refuseUnreadable)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  // A TCP server's address is never the name of a pipe.
  return { port: (server.address() as AddressInfo).port, close: (deadlineMs) => close(server, deadlineMs) }
}

const unreadable: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Refuses input that is not valid HTTP, or that is over a limit. Node calls it for each further piece, too. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  const isClosing = socket.writableEnded && error.code !== 'ECONNRESET'
  if (isClosing && socket.bytesRead < LINGER_BYTES) return
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = unreadable[error.code ?? ''] ?? '400 Bad Request'
  const body = `${status}\n`
  const head = ['Content-Type', 'text/plain; charset=utf-8', 'Content-Length', `${body.length}`, ...unreadableHead]
  socket.write(`HTTP/1.1 ${status}\r\n${headerLines(head)}\r\n${body}`)
  closeSlowly(socket)
}

/** Nobody knows whether an unreadable request came over TLS. */
const unreadableHead = ['Cache-Control', 'private, no-store', ...fileSecurity({ secure: false }), 'Connection', 'close']

function headerLines(flat: readonly string[]): string {
  return flat.map((part, at) => (at % 2 === 0 ? `${part}: ` : `${part}\r\n`)).join('')
}

async function close(server: Server, deadlineMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  const enough = new AbortController()
  await Promise.race([closed, delay(deadlineMs, undefined, { signal: enough.signal }).catch(() => {})])
  enough.abort()
  server.closeAllConnections()
  await closed
}
