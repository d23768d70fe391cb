import type { Database } from '#server/db/database.ts'
import type { ImportWorks } from '#server/imports/runImports.ts'
import { morning } from '#tests/support/freshDatabase.ts'

/** The parts that running imports need; `errors` are the entries of its log. */
export function importWorks(
  db: Database,
  signal = new AbortController().signal,
): ImportWorks & { errors: { err: unknown; id: number }[] } {
  const errors: { err: unknown; id: number }[] = []
  const log = { error: (entry: { err: unknown; id: number }) => void errors.push(entry) } as ImportWorks['log']
  return { db, clock: () => morning, signal, log, errors }
}
