import { type Assumptions, type Kind, kinds } from './assumptions.ts'

/** The cost of one request. */
export interface Cost {
  /** Processor time in milliseconds. */
  nodeMs: number
  databaseMs: number
  /** Of the answer. */
  bytes: number
  /** Left in the database, indexes included. */
  rows: number
  storedBytes: number
  /** Sent to each replica. */
  logBytes: number
}

export interface Measured {
  /** The day, the processor and the commit of the measurement. */
  of: string
  costs: Record<Kind, Cost>
  /** Of the account of one learner. */
  learner: { rows: number; bytes: number }
  /** Of one process. */
  connections: number
  memoryMb: number
}

/** The needs of a number of learners. */
export interface Need {
  learners: number
  /** Requests in the busiest second. */
  peakRequests: number
  webMachines: number
  /** Processors of the database in the busiest second, all in all and for changes alone. */
  databaseCores: number
  writeCores: number
  /** Changes in the busiest second. */
  commits: number
  /** Of the processes to the PgBouncer beside them. */
  connections: number
  /** Of the primary. */
  sessions: number
  /** Of the replica that shows visitors' pages while the primary is away. */
  standbySessions: number
  megabitsPerSecond: number
  logMegabitsPerSecond: number
  rowsPerYear: number
  gbPerYear: number
  gbOfAccounts: number
  /** Servers that hold parts of the learners, once one is not enough. */
  shards: number
}

const DAY_S = 86_400
const YEAR_S = 365 * DAY_S
const CHANGES: readonly Kind[] = ['purchase', 'event']

/** How often a request of a kind comes in the busiest second. */
export function ratesOf(learners: number, { activeShare, daily, yearly, peak }: Assumptions): Record<Kind, number> {
  const perDay = (count: number) => (learners * activeShare * count * peak) / DAY_S
  const perYear = (count: number) => (learners * count * peak) / YEAR_S
  return {
    kept: perDay(daily.kept),
    search: perDay(daily.search),
    page: perDay(daily.page),
    call: perDay(daily.call),
    purchase: perYear(yearly.purchase),
    event: perYear(yearly.event),
  }
}

/** Reckons what this number of learners needs. */
export function reckon(learners: number, { costs, learner, connections }: Measured, given: Assumptions): Need {
  const rates = ratesOf(learners, given)
  const sum = (of: (cost: Cost) => number, over: readonly Kind[] = kinds) =>
    over.reduce((total, kind) => total + rates[kind] * of(costs[kind]), 0)
  const cores = (busyMs: number) => busyMs / 1000 / given.used
  // One machine more than needed: one may end at the busiest moment.
  const webMachines = Math.max(2, Math.ceil(cores(sum(({ nodeMs }) => nodeMs)) / given.webCores)) + 1
  const writeCores = cores(sum(({ databaseMs }) => databaseMs, CHANGES))
  const commits = rates.purchase + rates.event
  const inYear = (of: (cost: Cost) => number) =>
    learners * (given.yearly.purchase * of(costs.purchase) + given.yearly.event * of(costs.event))
  const gbPerYear = inYear(({ storedBytes }) => storedBytes) / 1e9
  const gbOfAccounts = (learners * learner.bytes) / 1e9
  return {
    learners,
    peakRequests: kinds.reduce((total, kind) => total + rates[kind], 0),
    webMachines,
    databaseCores: cores(sum(({ databaseMs }) => databaseMs)),
    writeCores,
    commits,
    connections: webMachines * given.webCores * connections,
    sessions: webMachines * sessionsOfMachine(given),
    standbySessions: webMachines * standbySessionsOfMachine(given),
    megabitsPerSecond: (sum(({ bytes }) => bytes) * 8) / 1e6,
    logMegabitsPerSecond: (sum(({ logBytes }) => logBytes, CHANGES) * 8) / 1e6,
    rowsPerYear: inYear(({ rows }) => rows),
    gbPerYear,
    gbOfAccounts,
    shards: Math.ceil(
      Math.max(
        writeCores / given.databaseCores,
        commits / given.commitsPerSecond,
        (gbOfAccounts + YEARS_KEPT * gbPerYear) / given.databaseGb,
      ),
    ),
  }
}

/** Old months stay on the server for this long; reports and disputes read them. */
export const YEARS_KEPT = 3

/** The web machines for which the sessions of one PostgreSQL server are enough. */
export function machinesWithin(given: Assumptions): { primary: number; standby: number } {
  const { most } = given.sessions
  return {
    primary: Math.floor(most / sessionsOfMachine(given)),
    standby: Math.floor(most / standbySessionsOfMachine(given)),
  }
}

function sessionsOfMachine({ sessions: { pool, jobs } }: Assumptions): number {
  return pool + jobs
}

function standbySessionsOfMachine({ webCores, sessions: { standby } }: Assumptions): number {
  return webCores * standby
}

/** One thing that ends at a number of learners, with the number. */
export interface End {
  what: string
  learners: number
}

/** Each bound of one server with the number of learners that reach it, the lowest first. */
export function endsOf(measured: Measured, given: Assumptions): End[] {
  const one = reckon(1e6, measured, given)
  const at = (need: number, bound: number) => (need > 0 ? (1e6 * bound) / need : Infinity)
  const ofOneMachine = webEnd(measured, given)
  const { most } = given.sessions
  const within = machinesWithin(given)
  return [
    { what: 'one web machine: its processors', learners: ofOneMachine },
    // One of the machines is the spare one.
    { what: `${most} sessions of the primary`, learners: ofOneMachine * (within.primary - 1) },
    {
      what: `${most} sessions of the replica, while the primary is away`,
      learners: ofOneMachine * (within.standby - 1),
    },
    {
      what: 'one database server: processors for reads and changes',
      learners: at(one.databaseCores, given.databaseCores),
    },
    {
      what: `its disk: ${YEARS_KEPT} years of rows`,
      learners: at(one.gbOfAccounts + YEARS_KEPT * one.gbPerYear, given.databaseGb),
    },
    { what: 'processors for changes alone, reads on replicas', learners: at(one.writeCores, given.databaseCores) },
    { what: 'commits of one primary', learners: at(one.commits, given.commitsPerSecond) },
  ].toSorted((a, b) => a.learners - b.learners)
}

/** The learners whose requests keep one web machine busy. */
function webEnd({ costs }: Measured, given: Assumptions): number {
  const rates = ratesOf(1e6, given)
  const busy = kinds.reduce((total, kind) => total + rates[kind] * costs[kind].nodeMs, 0) / 1000
  return (1e6 * given.webCores * given.used) / busy
}
