import { IncomingMessage, ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http'
import { Socket } from 'node:net'

/** A list of headers that is sent with many answers. */
interface KeptHead {
  /** The lines of all headers but those that Node reads. */
  lines: string
  /** The headers that Node reads, as a flat list. */
  read: readonly string[]
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

/** Begins an answer with these headers and those of this answer alone. */
export function writeHead(res: ServerResponse, status: number, head: readonly string[], own: readonly string[]): void {
  const known = kept.get(head)
  if (!known) {
    res.writeHead(status, [...head, ...own])
    return
  }
  const written = writtenHead(res.writeHead(status, [...known.read, ...own]))
  const start = written._header.indexOf('\r\n') + 2
  written._header = written._header.slice(0, start) + known.lines + written._header.slice(start)
}

/** The text that Node sends before the body: Node has no documented name for it. */
interface WrittenHead {
  _header: string
}

function writtenHead(res: ServerResponse): WrittenHead {
  return res as unknown as WrittenHead
}

/** Whether this version of Node holds the headers as one text until it sends them. */
const joinsHeads = /^HTTP\/1\.1 200 OK\r\nA: b\r\n/.test(
  String(writtenHead(new ServerResponse(new IncomingMessage(new Socket())).writeHead(200, ['A', 'b']))._header),
)
