import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { BATCH_ROWS, importTrainings, type ImportOptions } from '#server/trainings/import/importTrainings.ts'
import { storedTrainings } from '#server/trainings/storedTrainings.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, addOrganization, addTerm, clockValue, course, list, now, touchedSince } from './catalogue.ts'

const header = 'external_id,title,language,topic,subtopic,provider,url,notes'
const good = [
  'a1,سلسة الخوارزميات,ar,Algorithms,,محمد,https://a.example/1,',
  'a2,"SQL, ""plainly""",en,Databases,SQL,Data guild,https://a.example/2,account required',
  'a3,Redis,pt-br,databases,NoSQL,,https://a.example/3,',
]

function run(db: Database, file: string | Buffer, options: Partial<ImportOptions> = {}) {
  const bytes = Buffer.from(file)
  // In pieces of seven bytes, so that characters and rows fall apart.
  async function* open() {
    for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7)
  }
  return importTrainings(db, { source: open, now, ...options })
}

const file = (...rows: string[]) => [header, ...rows, ''].join('\r\n')

async function stored(db: Database) {
  return db.reader
    .selectFrom('trainings')
    .leftJoin('training_terms', 'training_id', 'id')
    .leftJoin('terms', 'terms.tid', 'training_terms.tid')
    .select([
      'external_id',
      'title',
      'language',
      'provider',
      'notes',
      'trainings.url',
      'terms.name as topic',
      'parent_tid',
    ])
    .orderBy('trainings.id')
    .execute()
}

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

test('every bad row is named with line, column and reason; the good ones are imported', async () => {
  const db = await freshDatabase()
  const report = await run(
    db,
    file(
      good[0]!,
      'b1,,en,,,,https://a.example,',
      '',
      'b2,"Two\nlines",xx,,,,ftp://a.example,',
      ',No id,en,,,,nonsense,',
      'a1,Again,en,,,,https://a.example,',
      'b3,Short,en',
      'b4,Long,en,,,,https://a.example,,surplus',
      `b5,${'x'.repeat(301)},en,,below,,https://a.example,`,
      'b6,"Quo"te,en,,,,https://a.example,',
      'b7,Bell\u0007,en,,,,https://a.example,',
      good[1]!,
    ),
  )
  expect(report).toMatchObject({ rows: 11, created: 2, badRows: 9, outcome: 'imported' })
  const told = report.bad.map(({ line, external_id, problems }) => [
    line,
    external_id,
    ...problems.map((p) => p.column),
  ])
  expect(told).toEqual([
    [3, 'b1', 'title'],
    [5, 'b2', 'language', 'url'],
    [7, '', 'external_id', 'url'],
    [8, 'a1', 'external_id'],
    [9, 'b3', ''],
    [10, 'b4', ''],
    [11, 'b5', 'title', 'subtopic'],
    [12, 'b6', 'title'],
    [13, 'b7', 'title'],
  ])
  expect(report.bad[3]?.problems[0]).toMatchObject({
    message: 'Line {{line}} has the same external_id.',
    values: { line: 2 },
  })
  expect(report.reasons[0]).toEqual({
    column: 'url',
    message: '“{{value}}” is no web address (https://…).',
    rows: 2,
  })
})

test('a dry run tells all that and writes nothing; a strict run with bad rows neither', async () => {
  const db = await freshDatabase()
  await run(db, file(good[0]!))
  const value = await clockValue(db)
  const rows = [good[0]!, good[1]!.replace('a2', 'a1').replace('en', 'xx'), good[2]!, 'b1,,en,,,,https://a.example,']
  expect(await run(db, file(...rows), { dryRun: true })).toMatchObject({
    ...{ rows: 4, created: 1, updated: 0, unchanged: 1, badRows: 2, outcome: 'tried' },
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

test('a wrong language label is mended, not doubled', async () => {
  const db = await freshDatabase()
  await run(db, file('a1,Bonjour,en,,,,https://a.example,'))
  await run(db, file('a1,Bonjour,fr,,,,https://a.example,'))
  const row = await db.reader.selectFrom('trainings').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ language: 'fr', translations: '{}' })
})

const refusals: [what: string, file: string | Buffer, problem: object, options?: Partial<ImportOptions>][] = [
  [
    'Latin-1',
    Buffer.from(file('a1,Café,fr,,,,https://a.example,'), 'latin1'),
    { code: 'encoding', values: { byte: 69, line: 2 } },
  ],
  ['UTF-16', Buffer.from(`\ufeff${file(...good)}`, 'utf16le'), { code: 'encoding' }],
  [
    'a cut-off character',
    Buffer.from(`${header}\n"é`).subarray(0, -1),
    { code: 'encoding', values: { byte: 63, line: 2 } },
  ],
  ['nothing', '', { code: 'empty' }],
  ['no title column', 'external_id,language,url\n', { code: 'missing_column', values: { column: 'title' } }],
  ['a column twice', `${header},TITLE\n`, { code: 'column_twice', values: { column: 'title' } }],
  ['an open quotation mark', `${file(...good)}d1,"never ends`, { code: 'endless_row', values: { line: 5 } }],
  ['too many bytes', file(...good), { code: 'too_large' }, { maxBytes: 100 }],
]
test.each(refusals)(
  'a file with %s is refused as a whole and nothing of it is written',
  async (_, bytes, problem, options) => {
    const db = await freshDatabase()
    await expect(run(db, bytes, options)).rejects.toMatchObject({ status: 400, problems: [problem] })
    expect(await stored(db)).toEqual([])
  },
)

test('a line without end is refused early and costs no memory', async () => {
  const db = await freshDatabase()
  const piece = Buffer.alloc(1_000_000, 'x')
  let given = 0
  async function* endless() {
    yield Buffer.from(`${header}\n`)
    for (; given < 50; given++) yield piece
  }
  const refusal = importTrainings(db, { source: endless, now })
  await expect(refusal).rejects.toMatchObject({ problems: [{ code: 'endless_row', values: { line: 2 } }] })
  expect(given).toBeLessThan(10)
})

async function storedTraining(db: Database, id: number) {
  const found = (await storedTrainings(db.reader, [id])).get(id)
  if (!found) throw new Error('It is gone.')
  return found
}
