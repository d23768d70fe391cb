import { toInstant } from '#shared/instant.ts'
import type { Database } from '../db/database.ts'
import { recountNumbers } from '../site/numbers.ts'
import { recountPopularity } from '../catalogue/facts/popularity.ts'
import type { Output } from './output.ts'

/** `recount`: runs the hourly counts of the site now. */
export async function recountCommand(db: Database, out: Output): Promise<number> {
  const now = new Date()
  const moved = await recountPopularity(db, now)
  const { people, completions } = await recountNumbers(db, toInstant(now))
  out.write(`${moved} trainings changed in popularity; ${people} people, ${completions} completions.\n`)
  return 0
}
