import { sql } from 'kysely'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { notFound, Refusal } from '#shared/refusal.ts'
import { noteChange } from '../../audit/noteChange.ts'
import type { Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'
import { holdsAdministrator } from '../../people/administrators.ts'
import { createUser, fullName, takenNames } from '../../people/createUser.ts'
import { foldedNames } from '../../people/foldedNames.ts'
import { lockNames } from '../../people/lockNames.ts'
import { endMailedLinks } from '../mailedLinks.ts'
import { changeBelonging } from '../changeBelonging.ts'
import { lockAccount } from '../lockAccount.ts'
import type { ImportContext } from './importContext.ts'
import type { PersonRow } from './peopleRows.ts'
import {
  administrator,
  belongingAfter,
  columnsAfter,
  type HeldPerson,
  type PlannedPerson,
  planPeople,
} from './planPeople.ts'
import { rowProblemOf } from './rowProblemOf.ts'

/**
 * Creates and changes the people of these rows. A new person has no password: an invitation, a reset or single sign-on
 * brings them in. A row whose name was taken meanwhile becomes a bad one.
 */
export async function savePeople(
  tx: Tx,
  rows: readonly PersonRow[],
  { context, by, now }: { context: ImportContext; by: number | null; now: Date },
): Promise<PlannedPerson[]> {
  const planned = await planPeople(tx, rows, context)
  const saved: PlannedPerson[] = []
  for (const plan of planned) saved.push(await savePlanned(tx, plan, { by, now }))
  return saved
}

interface Importing {
  by: number | null
  now: Date
}

async function savePlanned(tx: Tx, plan: PlannedPerson, importing: Importing): Promise<PlannedPerson> {
  try {
    if (plan.outcome === 'created') await create(tx, plan.person, importing)
    if (plan.outcome === 'updated') await update(tx, plan, importing)
    return plan
  } catch (error) {
    // Refusals are thrown before anything of the row is written.
    if (!(error instanceof Refusal)) throw error
    const { line, named } = plan
    return { line, named, outcome: 'bad', problems: error.problems.map(rowProblemOf) }
  }
}

async function create(
  tx: Tx,
  { external_id, profession, skill, ...person }: Extract<PlannedPerson, { outcome: 'created' }>['person'],
  { by, now }: Importing,
): Promise<void> {
  await needFreeExternalId(tx, external_id)
  const uid = await createUser(tx, {
    name: person.name ?? person.mail,
    mail: person.mail,
    first_name: person.first_name,
    last_name: person.last_name ?? '',
    ...(person.full_name && { full_name: person.full_name }),
    language: person.language ?? null,
    timezone: person.timezone ?? null,
    country: person.country ?? null,
    title_tid: person.title_tid ?? null,
    organizations: person.organizations ?? [],
    roles: person.roles ?? ['learner'],
    status: person.status ?? 'active',
    passwordHash: null,
    profile: { ...(profession?.length && { profession }), ...(skill?.length && { skill }) },
    created: toInstant(now),
  })
  await keepExternalId(tx, uid, external_id)
  const label = person.full_name ?? fullName({ ...person, last_name: person.last_name ?? '' })
  const { roles = ['learner'], organizations = [], mail } = person
  const note = { actor: by, through: 'import', action: 'created', subject: { type: 'person', id: uid, label } } as const
  await noteChange(tx, { ...note, after: { mail, roles, organizations } }, now)
}

async function update(
  tx: Tx,
  { person, held }: Extract<PlannedPerson, { outcome: 'updated' | 'unchanged' }>,
  { by, now }: Importing,
): Promise<void> {
  const { uid } = held.row
  await lockNames(tx, columnsAfter(person, held))
  // The account may have changed since its batch was read.
  const row = await lockAccount(tx, { uid, rights: belongingAfter(person, held), now })
  if (!row) throw notFound()
  // SQLite has one writer at a time, and the plan of the rows was made in this transaction.
  if (dialectOf(tx) === 'postgres' && (await holdsAdministrator(tx, uid)))
    throw new Refusal(403, [{ message: administrator.message, path: '', code: 'administrator' }])
  const columns = columnsAfter(person, { ...held, row })
  const taken = await takenNames(tx, { ...columns, except: uid })
  if (taken.length > 0) throw new Refusal(400, taken)
  await needFreeExternalId(tx, person.external_id, uid)
  const changes = belongingAfter(person, held)
  if (Object.keys(changes).length > 0) await changeBelonging(tx, { uid, changes, now })
  await tx
    .updateTable('users')
    .set({ ...columns, ...foldedNames(columns) })
    .where('uid', '=', uid)
    .execute()
  // Links that were mailed to the old address become invalid.
  if (columns.mail !== row.mail) await endMailedLinks(tx, uid)
  await keepExternalId(tx, uid, person.external_id)
  const { roles, organizations } = held
  const before = { ...heldColumns(row), roles, organizations, status: row.status }
  const subject = { type: 'person', id: uid, label: columns.full_name } as const
  const after = { ...before, ...columns, ...changes }
  await noteChange(tx, { actor: by, through: 'import', action: 'changed', subject, before, after }, now)
}

function heldColumns(row: HeldPerson['row']): ReturnType<typeof columnsAfter> {
  const { first_name, last_name, full_name, mail, name, language, timezone, country, title_tid, profile } = row
  return { first_name, last_name, full_name, mail, name, language, timezone, country, title_tid, profile }
}

/**
 * Locks an external id until the transaction ends: another import may give it to somebody at this moment.
 * @throws Refusal 400 if another person has it
 */
async function needFreeExternalId(tx: Tx, external_id: string | undefined, uid?: number): Promise<void> {
  // SQLite has one writer at a time, and the plan of the rows was made in this transaction.
  if (external_id === undefined || dialectOf(tx) === 'sqlite') return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`external id ${external_id}`}, 0))`.execute(tx)
  const held = tx.selectFrom('person_external_ids').select('uid').where('external_id', '=', external_id)
  const owner = (await held.executeTakeFirst())?.uid
  if (owner === undefined || owner === uid) return
  const message = msg('Another person has this external id.')
  throw new Refusal(400, [{ message, path: 'external_id', code: 'taken' }])
}

async function keepExternalId(tx: Tx, uid: number, external_id: string | undefined): Promise<void> {
  if (external_id === undefined) return
  await tx
    .insertInto('person_external_ids')
    .values({ external_id, uid })
    .onConflict((held) => held.column('uid').doUpdateSet({ external_id }))
    .execute()
}
