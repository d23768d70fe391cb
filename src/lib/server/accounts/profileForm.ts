import type { z } from 'zod'
import { checked } from '#shared/contract/checked.ts'
import { PasswordForm, UserChanges } from '#shared/contract/people.ts'
import { type StatableCriterion, termCriteria } from '#shared/audience/criteria.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import type { Reader } from '../db/database.ts'
import type { UserRow } from '../db/schema/people.ts'
import { listTerms } from '../taxonomy/listTaxonomy.ts'
import { type CurrentUser, readProfile } from '../people/currentUser.ts'
import { countriesIn } from '../people/countries.ts'
import { fullName } from '../people/createUser.ts'
import { profileOf } from './profileView.ts'
import { criteriaSetBy } from '../people/statedCriteria.ts'
import { timeZonesWith } from '../people/timeZones.ts'

const texts = ['name', 'mail', 'first_name', 'last_name', 'full_name'] as const
const choices = ['language', 'timezone', 'country'] as const

/** The form that was sent (the page has two), with its fields as in the contract: an empty choice becomes `null`. */
export function formOf(sent: Readonly<Record<string, string>>) {
  if (sent.form === 'password') {
    const { current_password = '', password = '', repeated = '' } = sent
    return { name: 'password', schema: PasswordForm, fields: { current_password, password, repeated } } as const
  }
  const fields = {
    ...Object.fromEntries(texts.map((name) => [name, sent[name]])),
    ...Object.fromEntries(choices.map((name) => [name, orNull(sent[name])])),
    title: sent.title ? Number(sent.title) : orNull(sent.title),
    current_password: sent.current_password || undefined,
    profile: sentTerms(sent),
  }
  // Fields that the form does not show do not change.
  const shown = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return { name: 'profile', schema: UserChanges, fields: shown } as const
}

/**
 * Parses the form that was sent.
 * @throws Refusal 400 with every problem at once
 */
export function profileChanges(sent: Readonly<Record<string, string>>): z.output<typeof PasswordForm> | UserChanges {
  const { schema, fields } = formOf(sent)
  return checked<typeof PasswordForm | typeof UserChanges>(schema, fields)
}

/** The values of an account's form: the stored ones, or those that were typed and refused. */
export function formValues(account: UserRow, typed: Readonly<Record<string, string>> = {}): Record<string, string> {
  const text = (value: string | number | null) => (value === null ? '' : String(value))
  const stored = Object.entries(readProfile(account.profile)).flatMap(([type, tids]) =>
    tids.map((tid) => [termField(type, tid), '1']),
  )
  return {
    ...Object.fromEntries([...texts, ...choices].map((name) => [name, text(account[name])])),
    title: text(account.title_tid),
    full_name: account.full_name === fullName(account) ? '' : account.full_name,
    // A browser does not send a cleared checkbox.
    ...(typed.lists === undefined ? Object.fromEntries(stored) : {}),
    ...typed,
  }
}

/**
 * The choices of the form, in the reader's language.
 * @param own the audience criteria that users state about themselves
 */
export async function profileChoices(
  reader: Reader,
  account: UserRow,
  { user, own, ...languages }: ReaderLanguages & { user: CurrentUser; own: readonly StatableCriterion[] },
) {
  const { language } = languages
  const { compare } = new Intl.Collator(language)
  const termsOf = async (machine_name: string) => {
    const { terms } = await listTerms(reader, { machine_name, limit: MOST_TERMS }, languages)
    return terms.sort((a, b) => compare(a.name, b.name))
  }
  const profile = await profileOf(reader, account.uid, languages)
  return {
    countries: countriesIn(language),
    titles: await termsOf('title'),
    timezones: timeZonesWith(account.timezone),
    language: account.language,
    terms: { profession: await termsOf('profession'), skill: await termsOf('skill') },
    settable: criteriaSetBy(user, own),
    fixed: {
      country: profile?.country ?? '',
      title: profile?.title ?? '',
      organizations: profile?.organizations ?? [],
      profession: profile?.profession ?? [],
      skill: profile?.skill ?? [],
    },
  }
}

/** The lists of terms for which the form has checkboxes. */
function sentTerms(sent: Readonly<Record<string, string>>) {
  const lists = termCriteria.filter((type) => sent.lists?.split(' ').includes(type))
  if (lists.length === 0) return undefined
  const checked = (type: string) => Object.keys(sent).filter((name) => name.startsWith(`${type}[`))
  return Object.fromEntries(
    lists.map((type) => [type, checked(type).map((name) => Number(name.slice(type.length + 1, -1)))]),
  )
}

function termField(type: string, tid: number): string {
  return `${type}[${tid}]`
}

/** A longer list is not practical as checkboxes. */
const MOST_TERMS = 2000

function orNull(value: string | undefined): string | null | undefined {
  return value === '' ? null : value
}
