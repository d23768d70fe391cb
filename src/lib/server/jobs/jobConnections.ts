import { type Database, openDatabase, type PoolLoad } from '../db/database.ts'
import { withPauses } from './withPauses.ts'

/** The connections of jobs. */
export interface JobConnections {
  db: Database
  /** For leases alone, so that a job that waits for a lock keeps its lease. On SQLite it is `db`. */
  leases: Database
  load(): PoolLoad[]
  close(): Promise<void>
}

/**
 * Opens the connections of jobs.
 * @param poolSize the connections of a server beside the one for leases
 */
export function openForJobs(url: string, poolSize: number): JobConnections {
  const db = withPauses(openDatabase(url, { poolSize, patience: 'working' }))
  if (db.dialect === 'sqlite') return { db, leases: db, load: () => db.load(), close: () => db.close() }
  // Leases are only written: of this pool only the writing connection is opened.
  const leases = openDatabase(url, { poolSize: 1, patience: 'working' })
  return {
    db,
    leases,
    load: () => [
      ...db.load(),
      ...leases.load().flatMap((load) => (load.pool === 'writing' ? { ...load, pool: 'leases' as const } : [])),
    ],
    async close() {
      await Promise.all([db.close(), leases.close()])
    },
  }
}
