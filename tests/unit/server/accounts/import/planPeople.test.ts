import { beforeEach, describe, expect, test } from 'vitest'
import { readImportContext } from '#server/accounts/import/importContext.ts'
import { type PersonRow, peopleRows } from '#server/accounts/import/peopleRows.ts'
import { planPeople } from '#server/accounts/import/planPeople.ts'
import { savePeople } from '#server/accounts/import/savePeople.ts'
import type { Database } from '#server/db/database.ts'
import type { PeopleColumn } from '#shared/contract/imports.ts'
import { demoDatabase, morning } from '#tests/support/freshDatabase.ts'
import { importingUser } from '../../imports/importWorks.ts'

type Values = PersonRow['values']

let db: Database
let by: number
let terms: string[]
let houses: string[]

const bob = { external_id: 'E1', mail: 'bob@x.test', first_name: 'Bob' } as const
const ann = { mail: 'ann@x.test', first_name: 'Ann' } as const

beforeEach(async () => {
  db = await demoDatabase()
  by = await importingUser(db)
  terms = await termsOf('profession')
  const organizations = await db.reader.selectFrom('organizations').select('name').orderBy('id').limit(2).execute()
  houses = organizations.map(({ name }) => name)
  await bring(bob, ann)
})

/** The rows of a file with these people. */
function rowsOf(people: readonly Values[]): Promise<PersonRow[]> {
  const columns = [...new Set(people.flatMap((values) => Object.keys(values)))] as PeopleColumn[]
  const lines = [columns, ...people.map((values) => columns.map((column) => values[column] ?? ''))]
  const source = async function* () {
    yield Buffer.from(lines.map((line) => line.join(',')).join('\n'))
  }
  return Array.fromAsync(peopleRows(source, { maxBytes: 100_000 }))
}

async function plan(...people: Values[]) {
  return planPeople(db.reader, await rowsOf(people), await readImportContext(db.reader, by))
}

async function bring(...people: Values[]) {
  const rows = await rowsOf(people)
  const context = await readImportContext(db.reader, by)
  return db.transact((tx) => savePeople(tx, rows, { context, by, now: morning }))
}

async function outcomes(...people: Values[]) {
  return (await plan(...people)).map(({ outcome }) => outcome)
}

async function termsOf(vocabulary: string): Promise<string[]> {
  const names = db.reader
    .selectFrom('terms')
    .innerJoin('vocabularies', 'vocabularies.id', 'terms.vocabulary_id')
    .select('terms.name')
    .where('machine_name', '=', vocabulary)
  return (await names.orderBy('tid').limit(2).execute()).map(({ name }) => name)
}

function account(mail: string) {
  return db.reader.selectFrom('users').selectAll().where('mail_key', '=', mail).executeTakeFirstOrThrow()
}

describe('a person of a row', () => {
  test('is found by the external id, else by the address, else new', async () => {
    expect(await outcomes({ ...bob, mail: 'robert@x.test' }, ann, { ...ann, mail: 'eve@x.test' })).toEqual([
      'updated',
      'unchanged',
      'created',
    ])
    expect(await outcomes({ mail: 'BOB@x.test' })).toEqual(['updated'])
  })

  test('who is new needs a first name', async () => {
    const [row] = await plan({ mail: 'eve@x.test', external_id: 'E5' })
    expect(row).toEqual({
      line: 2,
      named: 'eve@x.test',
      outcome: 'bad',
      problems: [{ column: 'first_name', message: 'A new person needs a first name.' }],
    })
  })

  test('is named by the external id if the row has no address', async () => {
    const named = await plan({ mail: '', external_id: 'E7' }, { mail: '', external_id: '', first_name: 'Eve' })
    expect(named.map((row) => [row.outcome, row.named])).toEqual([
      ['bad', 'E7'],
      ['bad', ''],
    ])
  })

  test('cannot take the address of another person, but a spelling of their own', async () => {
    const [row] = await plan({ ...bob, mail: ann.mail })
    expect(row).toMatchObject({
      outcome: 'bad',
      problems: [{ column: 'mail', message: 'Another person has this email address.' }],
    })
    expect(await outcomes({ ...bob, mail: 'Bob@x.test' })).toEqual(['updated'])
  })

  test('gets an external id once', async () => {
    const [row] = await plan({ ...bob, external_id: 'E2' })
    expect(row).toMatchObject({
      outcome: 'bad',
      problems: [{ column: 'external_id', message: 'This person has another external id.' }],
    })
    expect((await bring({ ...ann, external_id: 'E2' }))[0]?.outcome).toBe('updated')
    expect(await outcomes({ ...ann, external_id: 'E2' }, bob)).toEqual(['unchanged', 'unchanged'])
  })

  test('who was erased is not found', async () => {
    const { uid } = await account(ann.mail)
    await db.transact((tx) =>
      tx.updateTable('users').set({ erased: '2026-11-20 00:00:00' }).where('uid', '=', uid).execute(),
    )
    expect(await outcomes(ann)).toEqual(['created'])
  })
})

describe('a row changes a person', () => {
  const full: Values = {
    ...ann,
    last_name: 'Reed',
    full_name: 'Dr. Reed',
    language: 'en',
    timezone: 'Europe/Berlin',
    country: 'DE',
    status: 'blocked',
    roles: 'instructor;learner',
  }

  test.each<[PeopleColumn, string]>([
    ['first_name', 'Anna'],
    ['last_name', 'Stone'],
    ['full_name', '{Dr. Stone}'],
    ['name', 'ann'],
    ['language', 'de'],
    ['timezone', 'Africa/Cairo'],
    ['country', 'SA'],
    ['status', 'active'],
    ['roles', 'learner'],
    ['external_id', 'E2'],
  ])('by another value of %s, and not by the same one', async (column, value) => {
    await bring(full)
    expect(await outcomes({ ...full, [column]: value })).toEqual(['updated'])
    await bring({ ...full, [column]: value })
    expect(await outcomes({ mail: ann.mail, [column]: value })).toEqual(['unchanged'])
  })

  test('by other terms and organisations, and not by another order of the same ones', async () => {
    const [one, two] = terms
    const [house, other] = houses
    await bring({
      ...ann,
      profession: `${one};${two}`,
      organizations: `${house};${other}`,
      roles: 'learner;instructor',
    })
    const again = {
      profession: `${two};${one};${two}`,
      organizations: `${other};${house}`,
      roles: 'instructor;learner',
    }
    expect(await outcomes({ ...ann, ...again })).toEqual(['unchanged'])
    expect(await outcomes({ ...ann, profession: one! })).toEqual(['updated'])
    expect(await outcomes({ ...ann, skill: (await termsOf('skill'))[0]! })).toEqual(['updated'])
    expect(await outcomes({ ...ann, title: (await termsOf('title'))[0]! })).toEqual(['updated'])
    expect(await outcomes({ ...ann, organizations: house! })).toEqual(['updated'])
  })

  test('and leaves everything that it does not name', async () => {
    await bring({ ...full, profession: terms[0]!, organizations: houses[0]! })
    const before = await account(ann.mail)
    await bring({ mail: ann.mail, country: 'SA' })
    expect(await account(ann.mail)).toEqual({ ...before, country: 'SA' })
  })

  test('whose full name follows new names, unless the row gives it', async () => {
    await bring(full)
    await bring({ mail: ann.mail, country: 'SA', first_name: 'Ann' })
    expect((await account(ann.mail)).full_name).toBe('Dr. Reed')
    await bring({ mail: ann.mail, last_name: 'Stone' })
    expect((await account(ann.mail)).full_name).toBe('Ann Stone')
    await bring({ mail: ann.mail, first_name: 'Anna' })
    expect((await account(ann.mail)).full_name).toBe('Anna Stone')
  })

  test('whose username is not the old address keeps it under a new address', async () => {
    await bring({ ...bob, name: 'bobby' })
    await bring({ ...bob, mail: 'robert@x.test' })
    expect((await account('robert@x.test')).name).toBe('bobby')
  })
})

test('a name that begins with a brace is a name', async () => {
  const odd = { mail: '{ann}@x.test', first_name: '{Ann}', last_name: '{}' }
  expect((await bring(odd))[0]?.outcome).toBe('created')
  expect(await outcomes(odd)).toEqual(['unchanged'])
  expect((await bring({ ...bob, first_name: '{Bob}', name: '{bob}' }))[0]?.outcome).toBe('updated')
  expect(await account(bob.mail)).toMatchObject({ first_name: '{Bob}', full_name: '{Bob}', name: '{bob}' })
})

test('a row of an administrator that changes nothing is no problem', async () => {
  const message = 'This person is an administrator. Change the account on its own page.'
  expect(await plan({ mail: 'admin@demo.test' }, { mail: 'content@demo.test' })).toMatchObject([
    { outcome: 'unchanged' },
    { outcome: 'unchanged' },
  ])
  expect(await plan({ mail: 'admin@demo.test', first_name: 'Somebody' })).toMatchObject([
    { outcome: 'bad', problems: [{ column: '', message }] },
  ])
})
