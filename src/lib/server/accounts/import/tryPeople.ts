import { foldKey } from '#shared/foldKey.ts'
import type { Reader } from '../../db/database.ts'
import { nameProblems } from '../../people/createUser.ts'
import type { ImportContext } from './importContext.ts'
import type { PersonRow } from './peopleRows.ts'
import { columnsAfter, type PlannedPerson, planPeople } from './planPeople.ts'
import { rowProblemOf } from './rowProblemOf.ts'

/** The results that rows would have: as planned, but bad if somebody else has the username or the address. */
export async function tryPeople(
  reader: Reader,
  rows: readonly PersonRow[],
  context: ImportContext,
): Promise<PlannedPerson[]> {
  const planned = await planPeople(reader, rows, context)
  const owners = await ownersOf(
    reader,
    planned.flatMap((plan) => Object.values(namesAfter(plan) ?? {})),
  )
  return planned.map((plan): PlannedPerson => {
    const names = namesAfter(plan)
    if (!names) return plan
    const own = 'held' in plan ? plan.held.row.uid : undefined
    const problems = nameProblems(names, (key) => owners.has(key) && owners.get(key) !== own)
    if (problems.length === 0) return plan
    return { line: plan.line, named: plan.named, outcome: 'bad', problems: problems.map(rowProblemOf) }
  })
}

/** The username and the address that a row would save. */
function namesAfter(plan: PlannedPerson): { name: string; mail: string } | undefined {
  if (plan.outcome === 'created') return { name: plan.person.name ?? plan.person.mail, mail: plan.person.mail }
  if (plan.outcome !== 'updated') return undefined
  const { name, mail } = columnsAfter(plan.person, plan.held)
  return { name, mail }
}

/** The users by the keys of their usernames and addresses. */
async function ownersOf(reader: Reader, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  const keys = [...new Set(names.map(foldKey))]
  const rows = await reader
    .selectFrom('users')
    .select(['uid', 'name_key', 'mail_key'])
    .where((eb) => eb.or([eb('name_key', 'in', keys), eb('mail_key', 'in', keys)]))
    .execute()
  return new Map(rows.flatMap(({ uid, name_key, mail_key }) => [[name_key, uid] as const, [mail_key, uid] as const]))
}
