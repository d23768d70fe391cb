import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addOrganization, addTerm } from '../catalogue.ts'
import { run } from './importing.ts'

const header = 'external_id,title,language,url,level,organizations,cover'
const file = (...rows: string[]) => [header, ...rows, ''].join('\n')
const cover = `/media/cover/${'a'.repeat(32)}-1440x1080.webp`

async function addUpload(db: Database, purpose: 'cover' | 'product' = 'cover') {
  await db.transact((tx) =>
    tx
      .insertInto('uploads')
      .values({
        file: cover,
        purpose,
        type: 'image/webp',
        bytes: 9,
        width: 1440,
        height: 1080,
        files: '[]',
        uploaded_by: null,
        created: '2026-01-01 00:00:00',
        saved: null,
      })
      .execute(),
  )
}

async function stored(db: Database, external_id: string) {
  const { id, ...row } = await db.reader
    .selectFrom('trainings')
    .select(['id', 'cover'])
    .where('external_id', '=', external_id)
    .executeTakeFirstOrThrow()
  const terms = await db.reader.selectFrom('training_terms').select('tid').where('training_id', '=', id).execute()
  const owners = await db.reader
    .selectFrom('training_organizations')
    .select('organization_id as id')
    .where('training_id', '=', id)
    .orderBy('organization_id')
    .execute()
  return { ...row, terms: terms.map(({ tid }) => tid), organizations: owners.map((owner) => owner.id) }
}

test('a file gives trainings a level in any language, organisations by name, and an uploaded cover', async () => {
  const db = await freshDatabase()
  const [lane, hill] = [await addOrganization(db, 'Bell Lane'), await addOrganization(db, 'Fernhill')]
  const level = await addTerm(db, 'level', 'Beginner', { ar: 'مبتدئ' })
  await addUpload(db)
  const report = await run(
    db,
    file(
      `a1,Knots,en,https://a.example/1,beginner,bell lane; Fernhill,${cover}`,
      'a2,Sails,ar,https://a.example/2,مبتدئ,,',
    ),
  )
  expect(report).toMatchObject({ created: 2, badRows: 0 })
  expect(await stored(db, 'a1')).toEqual({ cover, terms: [level], organizations: [lane, hill] })
  expect(await stored(db, 'a2')).toEqual({ cover: null, terms: [level], organizations: [] })
  const { saved } = await db.reader.selectFrom('uploads').select('saved').executeTakeFirstOrThrow()
  expect(saved, 'the clean-up keeps the picture').not.toBeNull()
})

test('empty cells keep organisations and the cover, and remove the level', async () => {
  const db = await freshDatabase()
  const lane = await addOrganization(db, 'Bell Lane')
  await addTerm(db, 'level', 'Beginner')
  await addUpload(db)
  const row = 'a1,Knots,en,https://a.example/1'
  await run(db, file(`${row},Beginner,Bell Lane,${cover}`))
  expect(await run(db, file(`${row},Beginner,Bell Lane,${cover}`))).toMatchObject({ unchanged: 1 })
  expect(await run(db, file(`${row},,,`))).toMatchObject({ updated: 1 })
  expect(await stored(db, 'a1')).toEqual({ cover, terms: [], organizations: [lane] })
})

test.each([
  ['a dry run', { dryRun: true }],
  ['an import', {}],
])('%s names each row with an unknown level, organisation or cover, in the order of the file', async (_, options) => {
  const db = await freshDatabase()
  await addOrganization(db, 'Bell Lane')
  await addUpload(db, 'product')
  const report = await run(
    db,
    file(
      'a1,Knots,en,https://a.example/1,Hard,Bell Lane;Nowhere,',
      'a2,Sails,en,https://a.example/2,,,https://elsewhere.example/a.png',
      `a3,Ropes,en,https://a.example/3,,,${cover}`,
      'a4,Wind,en,https://a.example/4,,Bell Lane,',
      'a5,Tide,en,https://a.example/5,,,/media/cover/../../etc/passwd',
    ),
    options,
  )
  expect(report).toMatchObject({ rows: 5, created: 1, badRows: 4 })
  expect(report.bad.map(({ line, problems }) => [line, ...problems.map(({ column }) => column)])).toEqual([
    [2, 'organizations', 'level'],
    [3, 'cover'],
    [4, 'cover'],
    [6, 'cover'],
  ])
  expect(report.bad[0]?.problems[0]?.values).toEqual({ value: 'Nowhere' })
})

test.each([
  ['a dry run', { dryRun: true }],
  ['an import', {}],
])('%s names every problem of a row at once: of its values, and of its names', async (_, options) => {
  const db = await freshDatabase()
  await addOrganization(db, 'Bell Lane')
  const columns = 'external_id,title,language,url,price,currency,level,organizations'
  const rows = [
    'a1,Knots,en,https://a.example/1,20,EUR,,Bell Lane',
    'a1,,en,https://a.example/2,abc,EURO,NoLevel,NoOrg;Bell Lane',
    'a3,Ropes,en,https://a.example/3,9.5,EURO,,',
  ]
  const report = await run(db, [columns, ...rows, ''].join('\n'), options)
  expect(report).toMatchObject({ rows: 3, created: 1, badRows: 2 })
  expect(report.bad.map(({ line, problems }) => [line, ...problems.map(({ column }) => column)])).toEqual([
    [3, 'title', 'currency', 'price', 'external_id', 'organizations', 'level'],
    [4, 'currency'],
  ])
})

test('a strict import with an unknown organisation writes nothing', async () => {
  const db = await freshDatabase()
  const rows = ['a1,Knots,en,https://a.example/1,,,', 'a2,Sails,en,https://a.example/2,,Nowhere,']
  expect(await run(db, file(...rows), { strict: true })).toMatchObject({ outcome: 'refused', badRows: 1, created: 0 })
  expect(await db.reader.selectFrom('trainings').select('id').execute()).toEqual([])
})
