/** The kinds of requests that differ in their cost. */
export const kinds = ['kept', 'search', 'page', 'call', 'purchase', 'event'] as const
export type Kind = (typeof kinds)[number]

interface Sessions {
  /** The maximum of one server, `max_connections`. */
  most: number
  /** Of the PgBouncer beside each web machine, `default_pool_size`. */
  pool: number
  /** Of the jobs of each web machine, which go around PgBouncer. */
  jobs: number
  /** Of each process to the replica, while the primary is away. */
  standby: number
}

/** A statement about people and machines that nobody can measure in advance. */
export interface Assumptions {
  /** Of all learners on a working day. */
  activeShare: number
  /** Requests of an active learner on a day, before and after signing in. */
  daily: Record<Exclude<Kind, 'purchase' | 'event'>, number>
  /** Of every learner in a year, active or not. */
  yearly: Record<'purchase' | 'event', number>
  /** How many times the average second the busiest second of a year has. */
  peak: number
  /** How much of a processor is used in the busiest second. */
  used: number
  /** A web machine runs one process for each of them. */
  webCores: number
  /** Sessions of PostgreSQL in the reference set-up. */
  sessions: Sessions
  /** Of the largest sensible database server. */
  databaseCores: number
  /** Commits that change money and that one disk confirms in a second, each of them on a replica too. */
  commitsPerSecond: number
  /** The size that one server copies and restores in a night. */
  databaseGb: number
}

export const assumptions: Assumptions = {
  activeShare: 0.1,
  daily: { kept: 4, search: 1, page: 10, call: 6 },
  yearly: { purchase: 6, event: 60 },
  peak: 8,
  used: 0.5,
  webCores: 8,
  sessions: { most: 100, pool: 10, jobs: 5, standby: 4 },
  databaseCores: 64,
  commitsPerSecond: 10_000,
  databaseGb: 4000,
}

export const populations = [1e6, 1e7, 1e8] as const
