import { changeAddress } from './changeAddress.ts'

/** How long the sessions of a program wait: `serving` answers requests, `working` runs jobs and commands. */
export type Patience = 'serving' | 'working'

/** The server notices within a minute that a client machine has disappeared. */
const KEEPALIVES = { tcp_keepalives_idle: '20s', tcp_keepalives_interval: '10s', tcp_keepalives_count: '3' }

/**
 * The timeouts of PostgreSQL. A program that stops inside a transaction keeps its locks until the timeout. A statement
 * that waits for such a lock has a shorter timeout, so that waiting statements do not use up the pool.
 */
const limits: Record<Patience, Readonly<Record<string, string>>> = {
  serving: {
    statement_timeout: '30s',
    lock_timeout: '5s',
    idle_in_transaction_session_timeout: '10s',
    ...KEEPALIVES,
    // Statements of requests are short: to compile one takes longer than to run it.
    jit: 'off',
  },
  working: { statement_timeout: '0', lock_timeout: '60s', idle_in_transaction_session_timeout: '60s', ...KEEPALIVES },
}

/** The address of a PostgreSQL server with the limits of its sessions; limits in the address itself win. */
export function withLimits(url: string, patience: Patience): string {
  return changeAddress(url, (query) => {
    const ours = Object.entries(limits[patience])
      .filter(([name]) => !query.has(name))
      .map(([name, value]) => `-c ${name}=${value}`)
    // If two settings have the same name, the later one counts.
    query.set('options', [...ours, query.get('options') ?? ''].join(' ').trim())
  })
}

/** The time that an answer takes to arrive after the limit of its statement, with a margin for a busy machine. */
const ARRIVAL_MS = 5000
const unitMs: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, min: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * For how long a live server may be silent, by the limits of statements in an address; `undefined` if a statement has no
 * limit or it cannot be read.
 */
export function longestSilence(limited: string): number | undefined {
  const query = new URLSearchParams(limited.split('?').slice(1).join('?'))
  const inOptions = (query.get('options') ?? '').matchAll(/(?:-c ?|--)statement_timeout=(\S*)/g)
  // If two options have the same name, the later one counts.
  const last = Array.from(inOptions, ([, value = '']) => value).slice(-1)
  const given = [...query.getAll('statement_timeout'), ...last].map(readMs)
  return given.length > 0 && given.every((ms) => ms > 0) ? Math.max(...given) + ARRIVAL_MS : undefined
}

function readMs(setting: string): number {
  const [, number, unit = ''] = /^'?(\d+(?:\.\d+)?)\s*(us|ms|s|min|h|d)?'?$/.exec(setting) ?? []
  return Number(number ?? 0) * (unitMs[unit] ?? 1)
}
