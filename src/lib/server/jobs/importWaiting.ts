import type { Database } from '../db/database.ts'
import { forgetOldImports } from '../imports/forgetOldImports.ts'
import { type ImportWorks, runImports } from '../imports/runImports.ts'
import type { Runtime } from '../runtime.ts'
import { recount } from './counting.ts'
import { carryOut } from './lease.ts'

interface Importing extends ImportWorks {
  leases: Database
  log: Pick<Runtime['log'], 'info' | 'error'>
  /** The unique name of this process. */
  holder: string
}

/** Runs the imports that wait, on one node. */
export async function importWaiting(importing: Importing): Promise<void> {
  const { db, leases, clock, log } = importing
  await carryOut(leases, { ...importing, name: 'imports' }, clock().toISOString(), async ({ signal }) => {
    const ended = await runImports({ db, clock, log, signal })
    await db.transact((tx) => forgetOldImports(tx, clock()))
    await recount(db, clock())
    log.info({ ended }, 'imports ended')
  })
}
