import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { holdClock } from '#server/cache/clock.ts'
import type { Database } from '#server/db/database.ts'
import { BATCH_ROWS } from '#server/catalogue/import/importTrainings.ts'
import { storedTrainings } from '#server/catalogue/save/storedTrainings.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, addOrganization, addTerm, clockValue, course, list, touchedSince } from '../catalogue.ts'
import { file, good, run, stored } from './importing.ts'

test('a file becomes trainings with their topics; the same file again changes and touches nothing', async () => {
  const db = await freshDatabase()
  expect(await run(db, file(...good))).toMatchObject({ rows: 3, created: 3, badRows: 0, outcome: 'imported' })
  const rows = await stored(db)
  expect(rows).toMatchObject([
    {
      external_id: 'a1',
      title: 'سلسة الخوارزميات',
      language: 'ar',
      provider: 'محمد',
      topic: 'Algorithms',
      parent_tid: null,
    },
    { external_id: 'a2', title: 'SQL, "plainly"', notes: 'account required', topic: 'SQL' },
    { external_id: 'a3', language: 'pt-BR', topic: 'NoSQL' },
  ])
  // “Databases” and “databases” are one topic.
  expect(rows[1]?.parent_tid).toBe(rows[2]?.parent_tid)
  expect(await touchedSince(db, 1)).toContain('terms')
  const value = await clockValue(db)
  expect(await run(db, file(...good))).toMatchObject({ created: 0, updated: 0, unchanged: 3 })
  expect(await stored(db)).toEqual(rows)
  expect(await clockValue(db)).toBe(value)
})

test('a second import updates what it finds again and touches only that', async () => {
  const db = await freshDatabase()
  await run(db, file(...good))
  const value = await clockValue(db)
  const changed = good.with(1, 'a2,SQL for all,en,Databases,SQL,Data guild,https://a.example/2,')
  expect(await run(db, file(...changed, 'a4,New,en,,,,https://a.example/4,'))).toMatchObject({
    created: 1,
    updated: 1,
    unchanged: 2,
  })
  expect((await stored(db)).map((row) => row.title)).toEqual(['سلسة الخوارزميات', 'SQL for all', 'Redis', 'New'])
  const touched = await touchedSince(db, value)
  expect(touched.filter((tag) => tag.startsWith('training:'))).toEqual(['training:2', 'training:4'])
})

test('what the file has no column for stays as people made it', async () => {
  const db = await freshDatabase()
  const [harbour, level] = [await addOrganization(db, 'Harbour'), await addTerm(db, 'level', 'Beginner')]
  const texts = {
    en: { title: 'SQL', summary: 'Our own words.', description: '<p>Ours.</p>' },
    ar: { title: 'لغة SQL', summary: 'كلامنا.', description: '' },
  }
  const ours = course('', { external_id: 'a2', texts, organizations: [harbour], terms: [level], published: false })
  const id = await add(db, ours)
  await run(db, file(...good))
  const { row, organizations, terms } = await storedTraining(db, id)
  expect(row).toMatchObject({ title: 'SQL, "plainly"', summary: 'Our own words.', published: 0, duration_minutes: 45 })
  expect(JSON.parse(row.translations).ar.title).toBe('لغة SQL')
  expect(organizations).toEqual([harbour])
  expect(terms).toContain(level)
  expect(terms).toHaveLength(2)
})

test('a dry run reports the same and writes nothing; a strict run with bad rows writes nothing either', async () => {
  const db = await freshDatabase()
  await run(db, file(good[0]!))
  const value = await clockValue(db)
  const rows = [good[0]!, good[1]!.replace('a2', 'a1').replace('en', 'xx'), good[2]!, 'b1,,en,,,,https://a.example,']
  expect(await run(db, file(...rows), { dryRun: true })).toMatchObject({
    rows: 4,
    created: 1,
    updated: 0,
    unchanged: 1,
    badRows: 2,
    outcome: 'tried',
    bad: [{ line: 3 }, { line: 5 }],
  })
  expect(await run(db, file(...rows), { strict: true })).toMatchObject({ created: 0, badRows: 2, outcome: 'refused' })
  expect(await stored(db)).toHaveLength(1)
  expect(await clockValue(db)).toBe(value)
})

test('an interrupted import leaves whole batches behind and goes on when it is run again', async () => {
  const db = await freshDatabase()
  const rows = Array.from(
    { length: 2.5 * BATCH_ROWS },
    (_, n) => `c${n},Course ${n},en,Topic ${n % 7},,,https://a.example/${n},`,
  )
  const interruption = new AbortController()
  const first = await run(db, file(...rows), {
    signal: interruption.signal,
    onProgress: ({ phase }) => phase === 'save' && interruption.abort(),
  })
  expect(first).toMatchObject({ created: BATCH_ROWS, outcome: 'interrupted' })
  expect(await stored(db)).toHaveLength(BATCH_ROWS)
  const seen: number[] = []
  const second = await run(db, file(...rows), { onProgress: ({ phase, rows }) => phase === 'save' && seen.push(rows) })
  expect(second).toMatchObject({ created: 1.5 * BATCH_ROWS, unchanged: BATCH_ROWS, outcome: 'imported' })
  expect(seen).toEqual([200, 400, 500])
  expect((await list(db)).total).toBe(2.5 * BATCH_ROWS)
})

test('columns go by name, in any order and spelling; more of them are read where they are there', async () => {
  const db = await freshDatabase()
  const report = await run(
    db,
    '\ufeffTitle;URL;External ID; Language ;Type;Duration minutes;Price;currency;Summary;Description;Rating\r\n' +
      'Sewing;https://a.example;s1;en;Video;90;19.5;eur;Needle and thread;<p>Sew</p><script>x</script>;5\r\n' +
      'Knitting;https://a.example;s2;en;;;0;;;"Wool & needles\n\nTwo evenings";\r\n',
  )
  expect(report).toMatchObject({ created: 2, unknownColumns: ['Rating'] })
  const rows = await db.reader.selectFrom('trainings').selectAll().orderBy('id').execute()
  expect(rows).toMatchObject([
    { type: 'video', duration_minutes: 90, price_amount: 1950, price_currency: 'EUR', description: '<p>Sew</p>' },
    {
      type: 'course',
      duration_minutes: null,
      price_amount: null,
      description: '<p>Wool &amp; needles</p>\n<p>Two evenings</p>',
    },
  ])
})

test('a column says which trainings are published; an empty value changes nothing, another word is refused', async () => {
  const db = await freshDatabase()
  const fileOf = (...values: string[]) =>
    `title,url,external_id,language,published\n${values.map((value, n) => `Knots ${n},https://a.example,k${n},en,${value}`).join('\n')}\n`
  const states = async () =>
    (await db.reader.selectFrom('trainings').select('published').orderBy('external_id').execute()).map(
      (row) => row.published,
    )
  expect(await run(db, fileOf('no', 'Yes', '', 'perhaps'))).toMatchObject({
    created: 3,
    badRows: 1,
    bad: [{ problems: [{ column: 'published' }] }],
  })
  expect(await states()).toEqual([0, 1, 1])
  expect(await run(db, fileOf('', 'false', '1'))).toMatchObject({ updated: 1, unchanged: 2 })
  expect(await states()).toEqual([0, 0, 1])
})

test('an import raises the revision of the trainings that it changes, so that an open form gets a conflict', async () => {
  const db = await freshDatabase()
  await run(db, file(...good))
  await run(db, file(good[0]!, good[1]!.replace('account required', 'none'), good[2]!))
  const rows = await db.reader
    .selectFrom('trainings')
    .select(['revision', 'changed_by'])
    .orderBy('external_id')
    .execute()
  expect(rows.map(({ revision }) => revision)).toEqual([1, 2, 1])
})

test('what an administrator saves while an import waits stays', async () => {
  const db = await freshDatabase()
  const fileOf = (title: string) => `external_id,title,language,url\nk1,${title},en,https://a.example\n`
  await run(db, fileOf('Knots'))
  let importing: Promise<unknown> | undefined
  await db.transact(async (tx) => {
    await holdClock(tx)
    importing = run(db, fileOf('Splices'))
    await pause(400)
    await tx.updateTable('trainings').set({ notes: 'Bring a rope.', duration_minutes: 90 }).execute()
  })
  await importing
  const row = await db.reader.selectFrom('trainings').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ title: 'Splices', notes: 'Bring a rope.', duration_minutes: 90 })
})

test('a wrong language label is mended, not doubled', async () => {
  const db = await freshDatabase()
  await run(db, file('a1,Bonjour,en,,,,https://a.example,'))
  await run(db, file('a1,Bonjour,fr,,,,https://a.example,'))
  const row = await db.reader.selectFrom('trainings').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ language: 'fr', translations: '{}' })
})

async function storedTraining(db: Database, id: number) {
  const found = (await storedTrainings(db.reader, [id])).get(id)
  if (!found) throw new Error('It is gone.')
  return found
}
