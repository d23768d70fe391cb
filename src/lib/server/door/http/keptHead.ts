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
  /** The same for answers whose length is not one of the headers. */
  sized?: WrittenParts | undefined
}

/** A written head around what differs between two answers: the length, if it varies, with the id; and the date. */
type WrittenParts = readonly [start: string, middle: string, end: string]

/** The differences between answers with the same headers. */
interface Varying {
  /** Of the request: letters, digits and hyphens. */
  id: string
  /** The bytes of the body, if the headers do not have them. */
  length?: number | undefined
}

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

/** Begins an answer with these headers. */
export function writeHead(res: ServerResponse, status: number, head: readonly string[], { id, length }: Varying): void {
  const varying = length === undefined ? [ID, id] : [LENGTH, String(length), ID, id]
  const known = kept.get(head)
  if (!known) {
    res.writeHead(status, [...head, ...varying])
    return
  }
  const written = writtenHead(res)
  const repeats = status === 200 && res.shouldKeepAlive
  const form = length === undefined ? 'written' : 'sized'
  const text = length === undefined ? id : `${length}${BEFORE_ID}${id}`
  const parts = repeats ? known[form] : undefined
  if (parts) {
    const [start, middle, end] = parts
    written._header = start + text + middle + dateNow() + end
    return
  }
  res.writeHead(status, [...known.read, ...varying])
  const whole = written._header
  const start = whole.indexOf('\r\n') + 2
  written._header = whole.slice(0, start) + known.lines + whole.slice(start)
  if (repeats) known[form] = partsOf(written._header, length === undefined ? BEFORE_ID : BEFORE_LENGTH, text)
}

const ID = 'X-Request-Id'
const LENGTH = 'Content-Length'
const [BEFORE_ID, BEFORE_LENGTH, BEFORE_DATE] = [`\r\n${ID}: `, `\r\n${LENGTH}: `, '\r\nDate: ']

/** The parts around the varying text, which begins after `before`, and around the date. */
function partsOf(head: string, before: string, text: string): WrittenParts | undefined {
  const textAt = head.indexOf(before + text) + before.length
  const dateAt = head.indexOf(BEFORE_DATE, textAt) + BEFORE_DATE.length
  if (textAt < before.length || dateAt < textAt) return undefined
  return [head.slice(0, textAt), head.slice(textAt + text.length, dateAt), head.slice(head.indexOf('\r\n', dateAt))]
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
