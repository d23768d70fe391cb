import { type Role, roles } from '#shared/access/roles.ts'
import type { PeopleColumn } from '#shared/contract/imports.ts'
import { Profile, TimeZone } from '#shared/contract/people.ts'
import { problemsOf } from '#shared/contract/problems.ts'
import { foldKey } from '#shared/foldKey.ts'
import { canonicalLanguage } from '#shared/i18n/languages.ts'
import { msg } from '#shared/i18n/message.ts'
import { countryCodes } from '../../people/countries.ts'
import { foreignAddress } from '../../people/createUser.ts'
import { type ImportContext, termKey } from './importContext.ts'
import type { PersonProblem, PersonRow } from './peopleRows.ts'

/** The values of a good row; `undefined` changes nothing, because its column is missing or empty. */
export interface ImportedPerson {
  external_id?: string | undefined
  mail: string
  name?: string | undefined
  first_name?: string | undefined
  last_name?: string | undefined
  full_name?: string | undefined
  language?: string | undefined
  timezone?: string | undefined
  country?: string | undefined
  title_tid?: number | undefined
  profession?: number[] | undefined
  skill?: number[] | undefined
  organizations?: number[] | undefined
  roles?: Role[] | undefined
  status?: 'active' | 'blocked' | undefined
}

const plain = ['mail', 'name', 'first_name', 'last_name', 'full_name'] as const
const LONGEST_ID = 190
export const notALanguage = msg('“{{value}}” is not one of the languages of the site.')
/** Between the values of one cell. */
const SEPARATOR = /[;|]/

/** Reads the values of a row: the person, or all problems. */
export function readPerson(
  { values, problems: before }: PersonRow,
  context: ImportContext,
): { person: ImportedPerson; problems?: never } | { person?: never; problems: PersonProblem[] } {
  const problems = [...before]
  const refuse = (column: PeopleColumn, message: string, value = '') => {
    problems.push({ column, message, values: { value: value.slice(0, 60) } })
    return undefined
  }
  const textOf = (column: PeopleColumn) => values[column] || undefined
  const person: ImportedPerson = {
    external_id: textOf('external_id'),
    ...(Object.fromEntries(plain.map((column) => [column, textOf(column)])) as Pick<ImportedPerson, 'mail'>),
    language: languageOf(textOf('language'), context, refuse),
    timezone: zoneOf(textOf('timezone'), refuse),
    country: countryOf(textOf('country'), refuse),
    title_tid: termsOf('title', textOf('title'), context, refuse)?.[0],
    profession: termsOf('profession', textOf('profession'), context, refuse),
    skill: termsOf('skill', textOf('skill'), context, refuse),
    organizations: organizationsOf(textOf('organizations'), context, refuse),
    roles: rolesOf(textOf('roles'), context, refuse),
    status: statusOf(textOf('status'), context, refuse),
  }
  if ((person.external_id?.length ?? 0) > LONGEST_ID) refuse('external_id', msg('The value is too long.'))
  problems.push(...formProblems(person))
  return problems.length > 0 ? { problems } : { person }
}

type Refuse = (column: PeopleColumn, message: string, value?: string) => undefined

/** The problems that names and addresses have everywhere. */
function formProblems(person: ImportedPerson): PersonProblem[] {
  const given = Object.fromEntries(plain.flatMap((column) => (person[column] ? [[column, person[column]]] : [])))
  const { error } = Profile.partial().safeParse(given)
  const found = error ? problemsOf(error, given) : []
  if (person.name && person.mail) found.push(...foreignAddress({ name: person.name, mail: person.mail }))
  return found.map(({ path, message, values }) => ({
    column: plain.find((column) => column === path) ?? '',
    message,
    ...(values && { values }),
  }))
}

function languageOf(value: string | undefined, { languages }: ImportContext, refuse: Refuse): string | undefined {
  if (value === undefined) return undefined
  const code = canonicalLanguage(value)
  return code && languages.has(code) ? code : refuse('language', notALanguage, value)
}

function zoneOf(value: string | undefined, refuse: Refuse): string | undefined {
  if (value === undefined || TimeZone.safeParse(value).success) return value
  return refuse('timezone', msg('“{{value}}” is not a time zone such as Europe/Berlin.'), value)
}

function countryOf(value: string | undefined, refuse: Refuse): string | undefined {
  const code = value?.toUpperCase()
  if (code === undefined || countryCodes.includes(code)) return code
  return refuse('country', msg('“{{value}}” is not a country code such as DE or SA.'), value)
}

function termsOf(
  column: 'title' | 'profession' | 'skill',
  value: string | undefined,
  { terms }: ImportContext,
  refuse: Refuse,
): number[] | undefined {
  return parts(value)?.flatMap(
    (name) => terms.get(termKey(column, name)) ?? refuse(column, msg('There is no term “{{value}}”.'), name) ?? [],
  )
}

function organizationsOf(
  value: string | undefined,
  { organizations }: ImportContext,
  refuse: Refuse,
): number[] | undefined {
  return parts(value)?.flatMap(
    (name) =>
      organizations.get(foldKey(name)) ??
      refuse('organizations', msg('There is no organisation “{{value}}”.'), name) ??
      [],
  )
}

/** No file gives the role of administrator. */
function rolesOf(value: string | undefined, { byAdministrator }: ImportContext, refuse: Refuse): Role[] | undefined {
  if (value !== undefined && !byAdministrator) return refuse('roles', msg('Only an administrator can change this.'))
  return parts(value)?.flatMap((name) => {
    const key = foldKey(name).replaceAll(/[\s-]+/g, '_')
    const role = roles.find((one) => one === key)
    if (role === 'administrator') return refuse('roles', msg('A file cannot give the role of administrator.')) ?? []
    return role ?? refuse('roles', msg('There is no role “{{value}}”.'), name) ?? []
  })
}

function statusOf(
  value: string | undefined,
  { byAdministrator }: ImportContext,
  refuse: Refuse,
): 'active' | 'blocked' | undefined {
  if (value === undefined) return undefined
  if (!byAdministrator) return refuse('status', msg('Only an administrator can change this.'))
  const key = value.toLowerCase()
  return key === 'active' || key === 'blocked' ? key : refuse('status', msg('Write “active” or “blocked”.'))
}

function parts(value: string | undefined): string[] | undefined {
  return value
    ?.split(SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean)
}
