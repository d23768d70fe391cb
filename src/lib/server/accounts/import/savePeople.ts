import { toInstant } from '#shared/contract/time.ts'
import { foldKey } from '#shared/foldKey.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Tx } from '../../db/database.ts'
import { createUser, takenNames } from '../../people/createUser.ts'
import { lockNames } from '../../people/lockNames.ts'
import { changeBelonging } from '../roles.ts'
import type { ImportContext } from './importContext.ts'
import type { PersonProblem, PersonRow } from './peopleRows.ts'
import { belongingAfter, columnsAfter, type PlannedPerson, planPeople } from './planPeople.ts'

/**
 * Creates and changes the people of these rows. A new person has no password: an invitation, a reset or single sign-on
 * brings them in. A row whose name was taken meanwhile becomes a bad one.
 */
export async function savePeople(
  tx: Tx,
  rows: readonly PersonRow[],
  { context, now }: { context: ImportContext; now: Date },
): Promise<PlannedPerson[]> {
  const planned = await planPeople(tx, rows, context)
  const saved: PlannedPerson[] = []
  for (const plan of planned) saved.push(await savePlanned(tx, plan, now))
  return saved
}

async function savePlanned(tx: Tx, plan: PlannedPerson, now: Date): Promise<PlannedPerson> {
  try {
    if (plan.outcome === 'created') await create(tx, plan.person, now)
    if (plan.outcome === 'updated') await update(tx, plan, now)
    return plan
  } catch (error) {
    // Refusals are thrown before anything of the row is written.
    if (!(error instanceof Refusal)) throw error
    const { line, named } = plan
    return { line, named, outcome: 'bad', problems: error.problems.map(problemOf) }
  }
}

function problemOf({ path, message, values }: Refusal['problems'][number]): PersonProblem {
  const columns = ['mail', 'name', 'roles', 'status', 'organizations'] as const
  return { column: columns.find((column) => column === path) ?? '', message, ...(values && { values }) }
}

async function create(
  tx: Tx,
  { external_id, profession, skill, ...person }: Extract<PlannedPerson, { outcome: 'created' }>['person'],
  now: Date,
): Promise<void> {
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
}

async function update(
  tx: Tx,
  { person, held }: Extract<PlannedPerson, { outcome: 'updated' | 'unchanged' }>,
  now: Date,
): Promise<void> {
  const { uid } = held.row
  const columns = columnsAfter(person, held)
  await lockNames(tx, columns)
  const taken = await takenNames(tx, { ...columns, except: uid })
  if (taken.length > 0) throw new Refusal(400, taken)
  const changes = belongingAfter(person, held)
  if (Object.keys(changes).length > 0) await changeBelonging(tx, { uid, changes, now })
  await tx
    .updateTable('users')
    .set({ ...columns, name_key: foldKey(columns.name), mail_key: foldKey(columns.mail) })
    .where('uid', '=', uid)
    .execute()
  await keepExternalId(tx, uid, person.external_id)
}

async function keepExternalId(tx: Tx, uid: number, external_id: string | undefined): Promise<void> {
  if (external_id === undefined) return
  await tx
    .insertInto('person_external_ids')
    .values({ external_id, uid })
    .onConflict((held) => held.column('uid').doUpdateSet({ external_id }))
    .execute()
}
