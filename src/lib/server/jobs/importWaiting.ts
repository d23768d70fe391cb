import { forgetOldImports } from '../imports/forgetImports.ts'
import { runImports } from '../imports/runImports.ts'
import type { Runtime } from '../runtime.ts'
import { carryOut } from './lease.ts'
import type { ImportWorks } from '../imports/runImports.ts'

interface Importing extends ImportWorks {
  log: Pick<Runtime['log'], 'info'>
  /** The unique name of this process. */
  holder: string
}

/** Runs the imports that wait, on one node. */
export async function importWaiting(importing: Importing): Promise<void> {
  const { db, clock, log } = importing
  await carryOut(db, { ...importing, name: 'imports' }, clock().toISOString(), async ({ signal }) => {
    const ended = await runImports({ db, clock, signal })
    await db.transact((tx) => forgetOldImports(tx, clock()))
    log.info({ ended }, 'imports ended')
  })
}
