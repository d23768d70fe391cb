/** How long the sessions of a program wait: `serving` answers people, `working` carries out jobs and commands. */
export type Patience = 'serving' | 'working'

/** A server finds out within a minute that a machine is gone without a word. */
const KEEPALIVES = { tcp_keepalives_idle: '20s', tcp_keepalives_interval: '10s', tcp_keepalives_count: '3' }

/**
 * What PostgreSQL ends by itself. A program that stands still in a transaction keeps its locks until then; a statement
 * that waits for one of them gives up sooner than that, so that the pool is not used up by those who wait.
 */
const limits: Record<Patience, Readonly<Record<string, string>>> = {
  serving: { statement_timeout: '30s', lock_timeout: '5s', idle_in_transaction_session_timeout: '10s', ...KEEPALIVES },
  working: { statement_timeout: '0', lock_timeout: '60s', idle_in_transaction_session_timeout: '60s', ...KEEPALIVES },
}

/** The address of a PostgreSQL server with the limits of its sessions; those that the address sets itself stay. */
export function withLimits(url: string, patience: Patience): string {
  const [address = '', ...rest] = url.split('?')
  const query = new URLSearchParams(rest.join('?'))
  const ours = Object.entries(limits[patience])
    .filter(([name]) => !query.has(name))
    .map(([name, value]) => `-c ${name}=${value}`)
  // Of two settings of one name the later counts.
  query.set('options', [...ours, query.get('options') ?? ''].join(' ').trim())
  return `${address}?${query.toString().replaceAll('+', '%20')}`
}
