import { sql } from 'kysely'
import type { PersonExport } from '#shared/contract/managedPeople.ts'
import { toInstant } from '#shared/contract/time.ts'
import { notFound } from '#shared/refusal.ts'
import { needFreshPassword } from '../accounts/freshPassword.ts'
import { type Actor, needAdministrator } from '../accounts/needAdministrator.ts'
import { noteChange } from '../audit/noteChange.ts'
import type { Database, Reader } from '../db/database.ts'
import { personalTables } from '../db/personalData.ts'
import { aboutPerson } from './personRows.ts'

/**
 * Everything that the site stores about a person, by table, as of one moment, without secrets.
 * @throws Refusal 403 for everyone but administrators, and `password_needed`; 404 for an unknown person
 */
export async function exportPerson(db: Database, actor: Actor, uid: number): Promise<PersonExport> {
  const { user, now } = actor
  needAdministrator(user)
  await needFreshPassword(db.reader, actor)
  const found = await db.snapshot((reader) => storedRows(reader, uid))
  const [person] = found.users ?? []
  if (!person || person.erased !== null) throw notFound()
  const subject = { type: 'person', id: uid, label: String(person.full_name) } as const
  await db.transact((tx) => noteChange(tx, { actor: user.uid, action: 'exported', subject }, now))
  return { uid, exported: toInstant(now), data: found }
}

type Rows = Record<string, unknown>[]

async function storedRows(reader: Reader, uid: number): Promise<Record<string, Rows>> {
  const data: Record<string, Rows> = {}
  for (const table of personalTables) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table.name)} where ${aboutPerson(table, uid)}`.execute(reader)
    if (rows.length > 0) data[table.name] = rows.map((row) => without(row, table.secrets))
  }
  const audit = await reader
    .selectFrom('audit_entries')
    .selectAll()
    .where('subject_type', '=', 'person')
    .where('subject_id', '=', String(uid))
    .orderBy('id')
    .execute()
  if (audit.length > 0) data.audit_entries = audit.map((row) => ({ ...row }))
  return data
}

function without(row: Record<string, unknown>, secrets: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !secrets.includes(column)))
}
