import { AsyncLocalStorage } from 'node:async_hooks'

/** The `traceparent` (W3C Trace Context) of the request that the current work belongs to. */
export const traces = new AsyncLocalStorage<string>()

/** Whether the proxy chose the request that the current work belongs to for a closer look (the flag "sampled"). */
export function isSampled(): boolean {
  const flags = traces.getStore()?.slice(-2) ?? '00'
  return (Number.parseInt(flags, 16) & 1) === 1
}

/**
 * The statement with the trace of its request as a comment, in the form of sqlcommenter: the server's log and
 * `pg_stat_activity` then name the request as the log of the site and of the proxy do.
 */
export function traced(statement: string): string {
  const trace = traces.getStore()
  return trace ? `${statement} /*traceparent='${trace}'*/` : statement
}
