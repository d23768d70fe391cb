import type { IncomingMessage } from 'node:http'
import { isKnown } from '../http/etag.ts'
import { noteQueue } from '../memory/loads.ts'
import { callerOf } from '../network/callers.ts'
import type { Asset, AssetForm } from './assets.ts'
import { acceptedEncoding } from './http/encodings.ts'
import { type Answering, type Exchange, goneSignal, type Send } from './http/exchange.ts'
import { RENDER_MS } from './renderer.ts'
import { createWorkQueue } from './workQueue.ts'

/** To hand this to a connection takes longer than to accept a new one. */
const LONG_BYTES = 32 * 1024
/** Two at once, because each takes the loop until it is handed over. */
const LONG_FILES = { atOnce: 2, waiting: 800, turnMs: RENDER_MS }

export type SendFile = (exchange: Exchange, file: Asset) => Answering

/**
 * Sends the files of the build. Long ones wait for their turn: otherwise new connections would wait behind the files of
 * others.
 */
export function createFileAnswers(send: Send, addressOf: (req: IncomingMessage) => string): SendFile {
  const inTurn = createWorkQueue(LONG_FILES)
  noteQueue('files', inTurn.load)

  return (exchange, { etag, unchangedHead, forms }) => {
    const { method, headers } = exchange.req
    if (isKnown(headers['if-none-match'], etag)) {
      send(exchange, { status: 304, head: unchangedHead, body: null, route: 'asset' })
      return undefined
    }
    const form = forms[acceptedEncoding(headers['accept-encoding'])] ?? forms.identity
    if (method === 'HEAD') return sendBody(exchange, form, null)
    const sendWhole = form.size <= LONG_BYTES ? sendBody : sendInTurn
    // Read before its turn: a slow disk must not hold up files that are in memory.
    const body = form.bytes()
    return body instanceof Promise
      ? body.then((read) => sendWhole(exchange, form, read))
      : sendWhole(exchange, form, body)
  }

  function sendInTurn(exchange: Exchange, form: AssetForm, body: Buffer): Promise<void> {
    const client = { network: callerOf(addressOf(exchange.req)), gone: () => goneSignal(exchange) }
    return inTurn(client, async () => sendBody(exchange, form, body))
  }

  function sendBody(exchange: Exchange, { head }: AssetForm, body: Buffer | null): undefined {
    send(exchange, { status: 200, head, body, route: 'asset' })
  }
}
