import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { ownBytes } from '../../memory/ownBytes.ts'
import { dateNow, writtenParts } from './keptHead.ts'

/** A body that is sent many times, and the last answer with it: its head and itself in one piece. */
export interface KeptMessage {
  readonly body: Buffer
  last?: Piece | undefined
}

/** Between two answers, only the id of the request and the date differ. They are written over those before. */
interface Piece {
  bytes: Buffer
  idAt: number
  idLength: number
  date: string
  dateAt: number
}

/** Larger answers differ less in time, and would take their memory twice. */
const MOST_BYTES = 12 * 1024

/** A body of up to 12 KiB, prepared for being sent in one piece with its head; `undefined` for a larger one. */
export function keepMessage(body: Buffer): KeptMessage | undefined {
  return body.length <= MOST_BYTES ? { body } : undefined
}

/**
 * Sends an answer of status 200 in one piece: the system takes its bytes from where they are. If Node wrote the head and
 * the body itself, a kept page would take up to a tenth longer.
 * @param head the list of headers that was kept (`keepHead`)
 * @param id of the request: ASCII
 * @returns false if the answer was not sent, because its head must be written first
 */
export function sendKept(res: ServerResponse, { head, id }: KeptHeadOf, message: KeptMessage): boolean {
  if (!takesPieces || !res.shouldKeepAlive) return false
  const piece = message.last?.idLength === id.length ? message.last : pieceOf(message.body, { head, id })
  if (!piece) return false
  const { bytes, idAt, dateAt } = piece
  bytes.write(id, idAt, 'latin1')
  const date = dateNow()
  if (piece.date !== date) {
    bytes.write(date, dateAt, 'latin1')
    piece.date = date
  }
  const { socket } = res
  message.last = undefined
  endWith(res, bytes)
  // Bytes that still wait for the client must not change.
  if (socket?.writableLength === 0 && outputOf(res).length === 0) message.last = piece
  return true
}

interface KeptHeadOf {
  head: readonly string[]
  id: string
}

function pieceOf(body: Buffer, { head, id }: KeptHeadOf): Piece | undefined {
  const parts = writtenParts(head)
  if (!parts) return undefined
  const [start, middle, end] = parts
  const date = dateNow()
  const bytes = ownBytes(Buffer.from(start + id + middle + date + end, 'latin1'), body)
  const dateAt = start.length + id.length + middle.length
  return { bytes, idAt: start.length, idLength: id.length, date, dateAt }
}

/** Node has no documented way to say that an answer has its head already. */
function endWith(res: ServerResponse, bytes: Buffer): void {
  const written = res as unknown as { _header: string; _headerSent: boolean }
  written._header = 'in the bytes'
  written._headerSent = true
  res.end(bytes)
}

/** The bytes that wait until the answer gets its connection. */
function outputOf(res: ServerResponse): readonly { data: unknown }[] {
  return (res as unknown as { outputData: readonly { data: unknown }[] }).outputData
}

/** Whether this version of Node sends these bytes as they are. */
const takesPieces = ((): boolean => {
  const res = new ServerResponse(new IncomingMessage(new Socket()))
  const bytes = Buffer.from('HTTP/1.1 200 OK\r\n\r\n')
  endWith(res, bytes)
  const [first, ...others] = outputOf(res)
  return res.headersSent && first?.data === bytes && others.every(({ data }) => data === '')
})()
