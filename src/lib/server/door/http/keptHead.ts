import { IncomingMessage, ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http'
import { Socket } from 'node:net'

/** A list of headers that is sent with many answers. */
interface KeptHead {
  /** The lines of all headers but those that Node reads. */
  lines: string
  /** The headers that Node reads, as a flat list. */
  read: readonly string[]
  /** The head that Node wrote for an answer of status 200 on a connection that stays open. */
  written?: WrittenParts | undefined
}

/** A written head without what differs between two answers: the id of the request, then the date. */
type WrittenParts = readonly [start: string, middle: string, end: string]

/** Node decides by these how it frames the answer and whether the connection stays open. */
const readByNode = new Set([
  'connection',
  'content-length',
  'date',
  'expect',
  'keep-alive',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

const kept = new WeakMap<readonly string[], KeptHead>()

/**
 * Checks a flat list of headers and joins its lines once. Otherwise Node does this for each answer, which takes a
 * quarter of the time of a kept page. The list must not change any more.
 */
export function keepHead(head: readonly string[]): void {
  if (!joinsHeads || kept.has(head)) return
  let lines = ''
  const read: string[] = []
  for (let at = 0; at < head.length; at += 2) {
    const [name = '', value = ''] = head.slice(at, at + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
    if (readByNode.has(name.toLowerCase())) read.push(name, value)
    else lines += `${name}: ${value}\r\n`
  }
  kept.set(head, { lines, read })
}

/** Begins an answer with these headers and the id of its request, which is of letters, digits and hyphens. */
export function writeHead(res: ServerResponse, status: number, head: readonly string[], id: string): void {
  const known = kept.get(head)
  if (!known) {
    res.writeHead(status, [...head, ID, id])
    return
  }
  const written = writtenHead(res)
  const repeats = status === 200 && res.shouldKeepAlive
  if (repeats && known.written) {
    const [start, middle, end] = known.written
    written._header = start + id + middle + dateNow() + end
    return
  }
  res.writeHead(status, [...known.read, ID, id])
  const text = written._header
  const start = text.indexOf('\r\n') + 2
  written._header = text.slice(0, start) + known.lines + text.slice(start)
  if (repeats) known.written = partsOf(written._header, id)
}

const ID = 'X-Request-Id'

function partsOf(head: string, id: string): WrittenParts | undefined {
  const [beforeId, beforeDate] = [`\r\n${ID}: `, '\r\nDate: ']
  const idAt = head.indexOf(`${beforeId}${id}`) + beforeId.length
  const dateAt = head.indexOf(beforeDate, idAt) + beforeDate.length
  if (idAt < beforeId.length || dateAt < idAt) return undefined
  return [head.slice(0, idAt), head.slice(idAt + id.length, dateAt), head.slice(head.indexOf('\r\n', dateAt))]
}

/** The parts of the head that Node wrote for an answer of status 200 with these headers; `undefined` before the first. */
export function writtenParts(head: readonly string[]): WrittenParts | undefined {
  return kept.get(head)?.written
}

let second = 0
let date = ''

/** The date of an answer (RFC 9110, 5.6.7), written once a second. */
export function dateNow(): string {
  const now = Date.now()
  const current = Math.floor(now / 1000)
  if (current !== second) {
    second = current
    date = new Date(now).toUTCString()
  }
  return date
}

/** The text that Node sends before the body: Node has no documented name for it. */
interface WrittenHead {
  _header: string
  outputData: readonly { data: string }[]
}

function writtenHead(res: ServerResponse): WrittenHead {
  return res as unknown as WrittenHead
}

/** Whether this version of Node holds the headers as one text until it sends them, and takes one that is ready. */
const joinsHeads = ((): boolean => {
  const first = new ServerResponse(new IncomingMessage(new Socket())).writeHead(200, ['A', 'b'])
  const head = String(writtenHead(first)._header)
  const next = new ServerResponse(new IncomingMessage(new Socket()))
  writtenHead(next)._header = head
  if (!next.headersSent) return false
  next.end('body', 'latin1')
  return /^HTTP\/1\.1 200 OK\r\nA: b\r\n/.test(head) && writtenHead(next).outputData[0]?.data === `${head}body`
})()
