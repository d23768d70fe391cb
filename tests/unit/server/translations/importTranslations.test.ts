import { beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import type { Database } from '#server/db/database.ts'
import { exportCsv } from '#server/translations/exportCsv.ts'
import { exportPo } from '#server/translations/exportPo.ts'
import { importTranslations } from '#server/translations/importTranslations.ts'
import { interfaceTexts } from '#server/translations/interfaceTexts.ts'
import { saveTranslations } from '#server/translations/saveTranslations.ts'

const now = new Date('2026-11-22T12:00:00Z')
let db: Database
beforeEach(async () => {
  db = await freshDatabase()
})

const t = (text: string, values: Record<string, string | number> = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

function take(file: string, { format = 'csv' as 'csv' | 'po', dry_run = false, language = 'ar' } = {}) {
  return importTranslations(db, { language, format, file, dry_run }, { t, by: null, now })
}

async function whole(parts: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const part of parts) text += part
  return text
}

const textOf = async (source: string) =>
  (await interfaceTexts(db.reader, 'ar')).find((one) => one.source === source)?.forms.map(({ text }) => text)

describe('a file of texts', () => {
  test('names each bad row with what is wrong, and changes nothing in a dry run', async () => {
    const file = [
      'source,form,text',
      'Log in,,ادخل',
      'Nobody says this,,نص',
      'Book {{count}} adjustments,few,تعديلات',
      'Book {{count}} adjustments,dual,تعديلان',
      'Log out,,',
    ].join('\n')
    const report = await take(file, { dry_run: true })
    expect(report).toMatchObject({ dry_run: true, rows: 4, changed: 1, unchanged: 0, refused: 3 })
    expect(report.bad).toEqual([
      { row: 3, source: 'Nobody says this', problems: ['The interface does not have this text.'] },
      { row: 4, source: 'Book {{count}} adjustments', problems: ['The placeholder “count” is missing.'] },
      { row: 5, source: 'Book {{count}} adjustments', problems: ['There is no such plural form.'] },
    ])
    expect(report.changes).toEqual([expect.objectContaining({ source: 'Log in', form: 'text', after: 'ادخل' })])
    expect(await textOf('Log in')).not.toEqual(['ادخل'])
  })

  test('is imported without its bad rows', async () => {
    const report = await take('source;text\nLog in;ادخل\nNobody says this;نص\n')
    expect(report).toMatchObject({ dry_run: false, changed: 1, refused: 1 })
    expect(await textOf('Log in')).toEqual(['ادخل'])
  })

  test.each([
    ['an empty file', '\n', 'csv'],
    ['a file without the columns', 'a,b\n1,2', 'csv'],
    ['a PO file that cannot be read', 'msgid "a\nmsgstr "b"', 'po'],
    ['a PO file without texts', 'msgid ""\nmsgstr ""\n"Language: ar\\n"', 'po'],
  ] as const)('that is %s is refused as a whole', async (_what, file, format) => {
    await expect(take(file, { format })).rejects.toMatchObject({ status: 400 })
  })
})

describe('an export', () => {
  const formats = { csv: () => exportCsv(db.reader, 'ar'), po: () => exportPo(db.reader, 'ar', now) }

  test.each(['csv', 'po'] as const)('as %s holds every text, and importing it changes nothing', async (format) => {
    const change = { source: 'Log in', revision: 0, texts: { text: '-ادخل "هنا", الآن' } }
    await saveTranslations(db, { language: 'ar', texts: [change] }, { by: null, now })
    const report = await take(await whole(formats[format]()), { format, dry_run: true })
    expect(report).toMatchObject({ changed: 0, refused: 0, bad: [] })
    expect(report.rows).toBe((await interfaceTexts(db.reader, 'ar')).length)
  })

  test('as PO takes changed plural forms back', async () => {
    const file = [
      'msgid ""',
      'msgstr ""',
      '"Language: ar\\n"',
      '"Content-Type: text/plain; charset=utf-8\\n"',
      '',
      'msgid "Book {{count}} adjustments"',
      'msgid_plural "Book {{count}} adjustments"',
      ...['صفر', 'واحد', 'اثنان', '{{count}} أ', '{{count}} ب', '{{count}} ج'].map(
        (text, n) => `msgstr[${n}] "${text}"`,
      ),
      '',
      '#, fuzzy',
      'msgid "Log in"',
      'msgstr "ادخل"',
      '',
      'msgid "Import {{count}} texts"',
      'msgid_plural "Import {{count}} texts"',
      'msgstr[0] "واحد"',
      '',
    ].join('\n')
    const report = await take(file, { format: 'po' })
    expect(report).toMatchObject({ changed: 1, refused: 2 })
    expect(await textOf('Book {{count}} adjustments')).toEqual([
      'صفر',
      'واحد',
      'اثنان',
      '{{count}} أ',
      '{{count}} ب',
      '{{count}} ج',
    ])
    expect(report.bad.map(({ source }) => source)).toEqual(['Log in', 'Import {{count}} texts'])
  })
})
