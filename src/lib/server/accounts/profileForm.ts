import { PasswordForm, UserChanges } from '#shared/contract/people.ts'
import type { Reader } from '../db/database.ts'
import type { UserRow } from '../db/schema.ts'
import { listTerms } from '../taxonomy/listTaxonomy.ts'
import { countriesIn } from '../people/countries.ts'
import { fullName } from '../people/createUser.ts'
import { timeZonesWith } from '../people/timeZones.ts'

const texts = ['name', 'mail', 'first_name', 'last_name', 'full_name'] as const
const choices = ['language', 'timezone', 'country'] as const

/** Which of the page's two forms was sent, with its fields as the contract has them: an empty choice is none. */
export function formOf(sent: Readonly<Record<string, string>>) {
  if (sent.form === 'password') {
    const { current_password = '', password = '', repeated = '' } = sent
    return { name: 'password', schema: PasswordForm, fields: { current_password, password, repeated } } as const
  }
  const fields = {
    ...Object.fromEntries(texts.map((name) => [name, sent[name]])),
    ...Object.fromEntries(choices.map((name) => [name, orNull(sent[name])])),
    title_tid: sent.title_tid ? Number(sent.title_tid) : orNull(sent.title_tid),
    current_password: sent.current_password || undefined,
  }
  return { name: 'profile', schema: UserChanges, fields } as const
}

/** What stands in the fields of an account's form before anybody types. */
export function formValues(account: UserRow): Record<string, string> {
  const text = (value: string | number | null) => (value === null ? '' : String(value))
  return {
    ...Object.fromEntries([...texts, ...choices, 'title_tid' as const].map((name) => [name, text(account[name])])),
    full_name: account.full_name === fullName(account) ? '' : account.full_name,
  }
}

/** What the form offers to choose from, in the reader's language. */
export async function profileChoices(reader: Reader, account: UserRow, language: string) {
  const { terms } = await listTerms(reader, { machine_name: 'title', limit: MOST_TITLES }, language)
  const { compare } = new Intl.Collator(language)
  return {
    countries: countriesIn(language),
    titles: terms.sort((a, b) => compare(a.name, b.name)),
    timezones: timeZonesWith(account.timezone),
  }
}

/** More than anyone would look through in one list. */
const MOST_TITLES = 2000

function orNull(value: string | undefined): string | null | undefined {
  return value === '' ? null : value
}
