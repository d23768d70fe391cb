import type { IncomingMessage } from 'node:http'
import type { Config } from '../../config.ts'
import { isProxy } from './caller.ts'

/** Where a request belongs to: a trace that the proxy in front began. */
export interface Trace {
  /** The trace id: 32 hexadecimal digits. It is the id of the request, too. */
  id: string
  /** The whole header, for programs behind this one. */
  parent: string
}

const syntax = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

/**
 * The trace of a request by its `traceparent` (W3C Trace Context, version 00), if a trusted proxy sent it and writes it
 * itself.
 */
export function traceOf(
  req: IncomingMessage,
  { trustProxy, trustTrace }: Pick<Config, 'trustProxy' | 'trustTrace'>,
): Trace | undefined {
  if (!trustTrace) return undefined
  const parent = req.headers.traceparent
  if (typeof parent !== 'string' || !isProxy(req, trustProxy)) return undefined
  const [, id] = syntax.exec(parent) ?? []
  return id ? { id, parent } : undefined
}
