import { describe, expect, test } from 'vitest'
import { type ImportContext, termKey } from '#server/accounts/import/importContext.ts'
import type { PersonRow } from '#server/accounts/import/peopleRows.ts'
import { readPerson } from '#server/accounts/import/readPerson.ts'
import { roleLabels, roles } from '#shared/access/roles.ts'
import { foldKey } from '#shared/foldKey.ts'

const site: ImportContext = {
  languages: new Map([
    ['en', true],
    ['ar', false],
    ['pt-BR', true],
  ]),
  organizations: new Map([
    [foldKey('Harbour'), 3],
    [foldKey('Straße 7'), 4],
  ]),
  terms: new Map([
    [termKey('title', 'Pilot'), 11],
    [termKey('profession', 'Sailor'), 12],
    [termKey('profession', 'Cook'), 13],
    [termKey('skill', 'Knots'), 14],
  ]),
  byAdministrator: true,
}

function read(values: PersonRow['values'], context: Partial<ImportContext> = {}, problems: PersonRow['problems'] = []) {
  const row = { line: 2, values: { mail: 'mona@new.test', ...values }, problems, byMail: new Map<string, number>() }
  return readPerson(row, { ...site, ...context })
}

/** The values that a row gives, without those that it does not change. */
function given(values: PersonRow['values']) {
  const { person, problems } = read(values)
  expect(problems).toBeUndefined()
  const entries = Object.entries(person ?? {}).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries.filter(([column]) => column !== 'mail'))
}

/** The columns of the problems, with the value that each of them names. */
function refused(values: PersonRow['values'], context?: Partial<ImportContext>) {
  const { person, problems } = read(values, context)
  expect(person).toBeUndefined()
  return problems?.map((problem) => [problem.column, problem.message, problem.values?.value])
}

test('a row gives every value of a person; what is not in it, or empty, changes nothing', () => {
  const row = {
    external_id: 'E1',
    name: 'mona',
    first_name: 'Mona',
    last_name: 'Sand',
    full_name: 'Dr. Mona Sand',
    language: 'en',
    timezone: 'Europe/Berlin',
    country: 'DE',
    title: 'Pilot',
    profession: 'Sailor',
    skill: 'Knots',
    organizations: 'Harbour',
    roles: 'instructor',
    status: 'blocked',
  }
  const { title: _title, ...texts } = row
  expect(given(row)).toEqual({
    ...texts,
    title_tid: 11,
    profession: [12],
    skill: [14],
    organizations: [3],
    roles: ['instructor'],
  })
  expect(given({})).toEqual({})
  expect(given(Object.fromEntries(Object.keys(row).map((column) => [column, ''])))).toEqual({})
})

test('a row that cannot be read keeps its problems, and those of its values are added', () => {
  const before = { column: 'name', message: 'The value is too long.' } as const
  const { person, problems } = read({ country: 'Atlantis' }, {}, [before])
  expect(person).toBeUndefined()
  expect(problems).toMatchObject([before, { column: 'country', values: { value: 'Atlantis' } }])
  expect(read({}, {}, [before]).problems).toEqual([before])
})

describe('names and addresses', () => {
  test('have the problems that they have in a form, at their columns', () => {
    const names = refused({ mail: 'mona', name: 'n'.repeat(61), first_name: 'f'.repeat(101) })
    expect(names?.map(([column]) => column)).toEqual(['name', 'mail', 'first_name'])
    const { problems } = read({ name: 'n'.repeat(61) })
    expect(problems).toEqual([{ column: 'name', message: expect.any(String), values: { limit: 60 } }])
  })

  test('a username that is the address of another person is refused, their own address is not', () => {
    expect(refused({ name: 'otis@new.test' })?.map(([column]) => column)).toEqual(['name'])
    expect(given({ name: 'Mona@New.test' })).toEqual({ name: 'Mona@New.test' })
  })

  test('a row without an address has only the problem that it has already', () => {
    const empty = { column: 'mail', message: 'The value is empty.' } as const
    expect(read({ mail: '', name: 'otis@new.test' }, {}, [empty]).problems).toEqual([empty])
  })
})

test('an external id has up to 190 characters', () => {
  expect(given({ external_id: 'E'.repeat(190) })).toEqual({ external_id: 'E'.repeat(190) })
  expect(refused({ external_id: 'E'.repeat(191) })).toEqual([['external_id', 'The value is too long.', '']])
})

test('a language is one of the site, in any spelling; also one that is off', () => {
  expect(given({ language: 'PT_br' })).toEqual({ language: 'pt-BR' })
  expect(given({ language: 'ar' })).toEqual({ language: 'ar' })
  const message = '“{{value}}” is not one of the languages of the site.'
  for (const value of ['de', 'no language'])
    expect(refused({ language: value })).toEqual([['language', message, value]])
})

test('a time zone and a country have their names', () => {
  expect(given({ country: 'sa' })).toEqual({ country: 'SA' })
  expect(refused({ timezone: 'Berlin', country: 'Germany' })).toEqual([
    ['timezone', '“{{value}}” is not a time zone such as Europe/Berlin.', 'Berlin'],
    ['country', '“{{value}}” is not a country code such as DE or SA.', 'Germany'],
  ])
})

describe('several values of one cell', () => {
  test('are separated by a semicolon or a bar, and found in any case', () => {
    expect(given({ profession: 'sailor; ; COOK |', organizations: 'STRASSE 7|Harbour' })).toEqual({
      profession: [12, 13],
      organizations: [4, 3],
    })
  })

  test('each one that the site does not have is named', () => {
    expect(
      refused({ profession: 'Sailor; Baker', title: 'Cook', skill: 'Knots;Pilot', organizations: 'House' }),
    ).toEqual([
      ['title', 'There is no term “{{value}}”.', 'Cook'],
      ['profession', 'There is no term “{{value}}”.', 'Baker'],
      ['skill', 'There is no term “{{value}}”.', 'Pilot'],
      ['organizations', 'There is no organisation “{{value}}”.', 'House'],
    ])
  })

  test('a long one is named by its beginning', () => {
    expect(refused({ organizations: 'x'.repeat(100) })).toEqual([
      ['organizations', 'There is no organisation “{{value}}”.', 'x'.repeat(60)],
    ])
  })
})

describe('roles', () => {
  test.each(['content_manager', 'Content manager', 'CONTENT-MANAGER', ' content   manager '])(
    'are read from “%s”',
    (name) => {
      expect(given({ roles: `Learner;${name}` })).toEqual({ roles: ['learner', 'content_manager'] })
    },
  )

  test.each(roles.filter((role) => role !== 'administrator'))('are read from the label of %s', (role) => {
    expect(given({ roles: roleLabels[role] })).toEqual({ roles: [role] })
  })

  test('that the site does not have, and the one of administrator, are refused', () => {
    expect(refused({ roles: 'Captain;Administrator;learner' })).toEqual([
      ['roles', 'There is no role “{{value}}”.', 'Captain'],
      ['roles', 'A file cannot give the role of administrator.', ''],
    ])
  })
})

test('a state is active or blocked', () => {
  expect(given({ status: 'Active' })).toEqual({ status: 'active' })
  expect(refused({ status: 'gone' })).toEqual([['status', 'Write “active” or “blocked”.', '']])
})

test('only an administrator changes roles and states', () => {
  const message = 'Only an administrator can change this.'
  expect(refused({ roles: 'learner', status: 'active' }, { byAdministrator: false })).toEqual([
    ['roles', message, ''],
    ['status', message, ''],
  ])
  expect(read({ roles: '', status: '' }, { byAdministrator: false }).problems).toBeUndefined()
})
