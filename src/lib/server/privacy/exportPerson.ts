import { sql } from 'kysely'
import type { PersonExport } from '#shared/contract/managedPeople.ts'
import { toInstant } from '#shared/instant.ts'
import { notFound } from '#shared/refusal.ts'
import { needFreshPassword } from '../accounts/freshPassword.ts'
import { lockAccount } from '../accounts/lockAccount.ts'
import { type Actor, needAdministrator } from '../accounts/needAdministrator.ts'
import { noteChange } from '../audit/noteChange.ts'
import type { Database, Reader } from '../db/database.ts'
import { countTry, type Limit, triedTooOften } from '../db/throttle.ts'
import { personalData, personalTables } from '../db/personalData.ts'
import type { TableName } from '../db/tables.ts'
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
  await noteExport(db, { actor: user.uid, uid, now })
  return { uid, exported: toInstant(now), data: found }
}

/** Each export reads many rows, and adds an entry to the log that stays for ever. */
const ownExportLimit: Limit = { name: 'own-export', tries: 10, seconds: 3600 }

/**
 * The same for the person: their own rows, and the changes of their account. Words that others wrote for the
 * organisation only, and who of them acted, are not part of it.
 * @throws Refusal 403 `password_needed`, 404 if they were erased meanwhile, 429 after too many
 */
export async function exportOwnData(db: Database, actor: Actor): Promise<PersonExport> {
  const { user, now } = actor
  await needFreshPassword(db.reader, actor)
  const wait = await db.transact((tx) => countTry(tx, ownExportLimit, String(user.uid), now))
  if (wait > 0) throw triedTooOften(wait)
  const found = await db.snapshot((reader) => storedRows(reader, user.uid))
  await noteExport(db, { actor: user.uid, uid: user.uid, now })
  return { uid: user.uid, exported: toInstant(now), data: withoutOthers(found, user.uid) }
}

/** @throws Refusal 404 if the person was erased while the rows were read */
async function noteExport(db: Database, { actor, uid, now }: { actor: number; uid: number; now: Date }): Promise<void> {
  await db.transact(async (tx) => {
    const held = await lockAccount(tx, { uid, now })
    if (!held) throw notFound()
    const subject = { type: 'person', id: uid, label: held.full_name } as const
    await noteChange(tx, { actor, action: 'exported', subject }, now)
  })
}

/** The columns with the uids of the users who acted are empty where somebody else acted. */
function withoutOthers(data: Record<string, Rows>, uid: number): Record<string, Rows> {
  const shown = Object.entries(data).map(([name, rows]) => {
    const { acts = [] } = personalData[name as TableName]
    const actors: readonly string[] = acts
    const own = (row: Rows[number]) =>
      Object.entries(row).map(([column, value]) => [
        column,
        actors.includes(column) && value !== null && Number(value) !== uid ? null : value,
      ])
    return [name, rows.map((row) => Object.fromEntries(own(row)))]
  })
  return Object.fromEntries(shown)
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
