import type { User } from '#shared/contract/people.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import type { Reader } from '../db/database.ts'
import { dialectOf, numbersIn } from '../db/dialect.ts'
import { type Given, statement } from '../db/statement.ts'
import { termNames } from '../taxonomy/listTaxonomy.ts'
import { findUser } from '../people/listUsers.ts'

/** A user as the profile page shows them: numbers and codes have names. */
export interface ProfileView {
  person: User
  /** '' if it is not known; the same for the title. */
  country: string
  title: string
  organizations: string[]
  profession: string[]
  skill: string[]
}

/** The profile of the user with this uid, in the reader's language. */
export async function profileOf(
  reader: Reader,
  uid: number,
  languages: ReaderLanguages,
): Promise<ProfileView | undefined> {
  const person = await findUser(reader, uid)
  if (!person) return undefined
  const country = person.country && new Intl.DisplayNames([languages.language], { type: 'region' }).of(person.country)
  const [title = ''] = await termNames(reader, person.title ? [person.title] : [], languages)
  return {
    person,
    country: country ?? '',
    title,
    organizations: await organizationNames(reader, person.organizations),
    profession: await termNames(reader, person.profile.profession ?? [], languages),
    skill: await termNames(reader, person.profile.skill ?? [], languages),
  }
}

async function organizationNames(reader: Reader, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await named.rows(reader, { ids: JSON.stringify(ids) })
  return rows.map(({ name }) => name)
}

const named = statement((reader: Reader, { ids }: Given<{ ids: string }>) =>
  reader
    .selectFrom('organizations')
    .select('name')
    .where('id', 'in', numbersIn(ids, dialectOf(reader)))
    .orderBy('name'),
)
