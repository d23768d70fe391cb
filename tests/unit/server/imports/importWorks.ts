import { openSession } from '#server/accounts/sessions.ts'
import type { Database } from '#server/db/database.ts'
import { draftImport, moveImport, tryFile } from '#server/imports/prepareImport.ts'
import { type ImportWorks, runImports } from '#server/imports/runImports.ts'
import { reportOf, requireImport } from '#server/imports/storedImports.ts'
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

/** Tries a file of people, imports it, and returns both results. */
export async function bringPeople(db: Database, by: number, text: string) {
  const { report } = await tryFile(db.reader, { kind: 'people', text, by })
  const session = await db.transact((tx) => openSession(tx, { uid: by, now: morning }))
  const id = await draftImport(db, { kind: 'people', text, by, now: morning })
  await moveImport(db, { kind: 'people', id, action: 'start', by, session, now: morning })
  await runImports(importWorks(db))
  const row = await requireImport(db.reader, 'people', id)
  const { created_count: created, updated_count: updated, unchanged_count: unchanged, bad_count: bad } = row
  return { tried: report, done: { created, updated, unchanged, bad, left_out: reportOf(row).left_out } }
}

/** The administrator of the demo, who imports. */
export async function importingUser(db: Database): Promise<number> {
  const admin = db.reader.selectFrom('users').select('uid').where('mail_key', '=', 'admin@demo.test')
  return (await admin.executeTakeFirstOrThrow()).uid
}
