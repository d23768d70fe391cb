import { foldKey } from '#shared/foldKey.ts'
import { msg } from '#shared/i18n/message.ts'
import type { Reader } from '../../db/database.ts'
import type { UserRow } from '../../db/schema/people.ts'
import { fullName } from '../../people/createUser.ts'
import { readProfile } from '../../people/currentUser.ts'
import type { ImportContext } from './importContext.ts'
import type { PersonProblem, PersonRow } from './peopleRows.ts'
import { type ImportedPerson, notALanguage, readPerson } from './readPerson.ts'

/** A person of the site, as an import compares them with the file. */
export interface HeldPerson {
  row: UserRow
  external_id: string | null
  roles: string[]
  organizations: number[]
}

/** The result that a row has, or would have. */
export type PlannedPerson = { line: number; named: string } & (
  | { outcome: 'bad'; problems: PersonProblem[] }
  | { outcome: 'created'; person: ImportedPerson & { first_name: string } }
  | { outcome: 'updated' | 'unchanged'; person: ImportedPerson; held: HeldPerson }
)

/** Compares rows with the people of the site: a person is found by the external id, else by the mail. */
export async function planPeople(
  reader: Reader,
  rows: readonly PersonRow[],
  context: ImportContext,
): Promise<PlannedPerson[]> {
  const read = rows.map((row) => ({ row, ...readPerson(row, context) }))
  const held = await heldPeople(
    reader,
    read.flatMap(({ person }) => person ?? []),
  )
  return read.map(({ row, person, problems }): PlannedPerson => {
    const place = { line: row.line, named: row.values.mail || row.values.external_id || '' }
    if (!person) return { ...place, outcome: 'bad', problems }
    const byId = person.external_id === undefined ? undefined : held.byId.get(person.external_id)
    const byMail = held.byMail.get(foldKey(person.mail))
    const found = byId ?? byMail
    const against = [
      ...(found ? foundProblems(person, { found, byMail, row }) : newProblems(person)),
      ...languageProblems(person, found, context),
    ]
    if (against.length > 0) return { ...place, outcome: 'bad', problems: against }
    if (!found) return { ...place, outcome: 'created', person: { ...person, first_name: person.first_name ?? '' } }
    const outcome = isChanged(person, found) ? 'updated' : 'unchanged'
    const isProtected = outcome === 'updated' && found.roles.includes('administrator')
    if (isProtected) return { ...place, outcome: 'bad', problems: [administrator] }
    return { ...place, outcome, person, held: found }
  })
}

/** A file never changes an administrator. */
export const administrator: PersonProblem = {
  column: '',
  message: msg('This person is an administrator. Change the account on its own page.'),
}

/** Of two rows of one person the new address waits: saved, the next import would create a second person for the old one. */
const samePerson = msg('Line {{line}} is the same person, with the present email address.')

function newProblems({ first_name }: ImportedPerson): PersonProblem[] {
  return first_name ? [] : [{ column: 'first_name', message: msg('A new person needs a first name.') }]
}

/** A language that is off is no problem for a person who has it already. */
function languageProblems(
  { language }: ImportedPerson,
  found: HeldPerson | undefined,
  { languages }: ImportContext,
): PersonProblem[] {
  if (language === undefined || languages.get(language) || language === found?.row.language) return []
  return [{ column: 'language', message: notALanguage, values: { value: language } }]
}

function foundProblems(
  person: ImportedPerson,
  { found, byMail, row }: { found: HeldPerson; byMail: HeldPerson | undefined; row: PersonRow },
): PersonProblem[] {
  if (byMail && byMail.row.uid !== found.row.uid)
    return [{ column: 'mail', message: msg('Another person has this email address.') }]
  const line = foldKey(person.mail) === found.row.mail_key ? undefined : row.byMail.get(found.row.mail_key)
  if (line !== undefined) return [{ column: 'mail', message: samePerson, values: { line } }]
  const isOther = person.external_id !== undefined && found.external_id !== null
  if (isOther && found.external_id !== person.external_id)
    return [{ column: 'external_id', message: msg('This person has another external id.') }]
  return []
}

/** The columns of the account after the import. */
export function columnsAfter(person: ImportedPerson, { row }: HeldPerson) {
  const { mail, name, first_name, last_name, language, timezone, country, title_tid } = person
  const names = { first_name: first_name ?? row.first_name, last_name: last_name ?? row.last_name }
  const isRenamed = names.first_name !== row.first_name || names.last_name !== row.last_name
  const profile = { ...readProfile(row.profile) }
  for (const type of ['profession', 'skill'] as const) if (person[type]) profile[type] = [...new Set(person[type])]
  return {
    ...names,
    full_name: person.full_name ?? (isRenamed ? fullName(names) : row.full_name),
    mail,
    // A login name that was the old address follows the new one.
    name: name ?? (row.name_key === row.mail_key ? mail : row.name),
    language: language ?? row.language,
    timezone: timezone ?? row.timezone,
    country: country ?? row.country,
    title_tid: title_tid ?? row.title_tid,
    profile: JSON.stringify(profile),
  }
}

/** The roles, organisations and state that differ. */
export function belongingAfter({ roles, organizations, status }: ImportedPerson, held: HeldPerson) {
  return {
    ...(roles && !isSameSet(roles, held.roles) && { roles }),
    ...(organizations && !isSameSet(organizations, held.organizations) && { organizations }),
    ...(status && status !== held.row.status && { status }),
  }
}

function isChanged(person: ImportedPerson, held: HeldPerson): boolean {
  const columns = Object.entries(columnsAfter(person, held))
  return (
    columns.some(([name, value]) => !isSameColumn(name, held.row[name as keyof UserRow], value)) ||
    Object.keys(belongingAfter(person, held)).length > 0 ||
    (person.external_id !== undefined && person.external_id !== held.external_id)
  )
}

/** The order of the lists in a profile says nothing. */
function isSameColumn(name: string, before: unknown, after: unknown): boolean {
  return before === after || (name === 'profile' && sorted(before) === sorted(after))
}

function sorted(profile: unknown): string {
  const lists = Object.entries(readProfile(String(profile))).filter(([, tids]) => tids.length > 0)
  return JSON.stringify(lists.map(([type, tids]) => [type, tids.toSorted((a, b) => a - b)]).toSorted())
}

function isSameSet(one: readonly unknown[], other: readonly unknown[]): boolean {
  return new Set<unknown>(one).symmetricDifference(new Set(other)).size === 0
}

async function heldPeople(reader: Reader, people: readonly ImportedPerson[]) {
  if (people.length === 0) return { byId: new Map<string, HeldPerson>(), byMail: new Map<string, HeldPerson>() }
  const ids = people.flatMap(({ external_id }) => external_id ?? [])
  const mails = people.map(({ mail }) => foldKey(mail))
  const rows = await reader
    .selectFrom('users')
    .selectAll()
    .where('erased', 'is', null)
    .where((eb) =>
      eb.or([
        eb('mail_key', 'in', mails),
        ...(ids.length > 0
          ? [eb('uid', 'in', eb.selectFrom('person_external_ids').select('uid').where('external_id', 'in', ids))]
          : []),
      ]),
    )
    .execute()
  const uids = rows.map(({ uid }) => uid)
  const [external, roles, organizations] = uids.length > 0 ? await belongingsOf(reader, uids) : [[], [], []]
  const rolesOf = Map.groupBy(roles, ({ uid }) => uid)
  const organizationsOf = Map.groupBy(organizations, ({ uid }) => uid)
  const idOf = new Map(external.map(({ uid, external_id }) => [uid, external_id]))
  const held = rows.map((row) => ({
    row,
    external_id: idOf.get(row.uid) ?? null,
    roles: (rolesOf.get(row.uid) ?? []).map(({ role }) => role),
    organizations: (organizationsOf.get(row.uid) ?? []).map(({ organization_id }) => organization_id),
  }))
  return {
    byId: new Map(held.flatMap((one) => (one.external_id === null ? [] : [[one.external_id, one] as const]))),
    byMail: new Map(held.map((one) => [one.row.mail_key, one] as const)),
  }
}

async function belongingsOf(reader: Reader, uids: readonly number[]) {
  return [
    await reader.selectFrom('person_external_ids').selectAll().where('uid', 'in', uids).execute(),
    await reader.selectFrom('user_roles').selectAll().where('uid', 'in', uids).execute(),
    await reader.selectFrom('user_organizations').selectAll().where('uid', 'in', uids).execute(),
  ] as const
}
