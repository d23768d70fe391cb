import { expect, test } from 'vitest'
import { importTrainings, type ImportOptions } from '#server/catalogue/import/importTrainings.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { now } from '../catalogue.ts'
import { file, good, header, run, stored } from './importing.ts'

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
  const listed = report.bad.map(({ line, external_id, problems }) => [
    line,
    external_id,
    ...problems.map((p) => p.column),
  ])
  expect(listed).toEqual([
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
    message: '“{{value}}” is not a web address (https://…).',
    rows: 2,
  })
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
