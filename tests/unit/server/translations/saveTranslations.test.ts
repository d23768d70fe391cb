import { beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import type { Database } from '#server/db/database.ts'
import { loadSite } from '#server/site/site.ts'
import { interfaceTexts } from '#server/translations/interfaceTexts.ts'
import { listInterfaceTexts } from '#server/translations/listInterfaceTexts.ts'
import { saveTranslations } from '#server/translations/saveTranslations.ts'

const now = new Date('2026-11-22T12:00:00Z')
let db: Database
beforeEach(async () => {
  db = await freshDatabase()
})

type Texts = Record<string, string>

function save(source: string, texts: Texts, { revision = 0, language = 'ar', former }: Partial<Change> = {}) {
  const change = { source, revision, texts, ...(former && { former }) }
  return saveTranslations(db, { language, texts: [change] }, { by: null, now })
}

interface Change {
  revision: number
  language: string
  former: string
}

async function textOf(source: string, language = 'ar') {
  const text = (await interfaceTexts(db.reader, language)).find((one) => one.source === source)
  if (!text) throw new Error(`There is no text ${source}`)
  return text
}

const refusedAt = (...problems: [string, string][]) => ({
  status: 400,
  problems: problems.map(([path, code]) => expect.objectContaining({ path, code })),
})

describe('a text of the interface', () => {
  test('is the one of the product until the site changes it, and again after that', async () => {
    const { forms } = await textOf('Log in')
    expect(await textOf('Log in')).toMatchObject({ state: 'shipped', revision: 0, forms: [{ form: 'text' }] })
    const [changed] = await save('Log in', { text: 'ادخل' })
    expect(changed).toMatchObject({ state: 'changed', changed: '2026-11-22 12:00:00', forms: [{ text: 'ادخل' }] })
    expect(changed?.forms[0]?.shipped).toBe(forms[0]?.shipped)
    const [reset] = await save('Log in', { text: '' }, { revision: changed?.revision ?? 0 })
    expect(reset).toMatchObject({ state: 'shipped', revision: 0, forms })
    expect(await db.reader.selectFrom('translation_overrides').selectAll().execute()).toEqual([])
  })

  test('shows on the site as soon as it is saved, in English too', async () => {
    await db.transact((tx) =>
      tx.insertInto('languages').values({ langcode: 'en', direction: 0, weight: 0, enabled: 1 }).execute(),
    )
    await save('Log in', { text: 'Come in' }, { language: 'en' })
    const site = await loadSite(db.reader)
    expect(site.translator('en')('Log in')).toBe('Come in')
  })

  test('leaves what was changed in the audit log', async () => {
    await save('Log in', { text: 'ادخل' })
    const [entry] = await db.reader.selectFrom('audit_entries').selectAll().execute()
    expect(entry).toMatchObject({ subject_type: 'translation', subject_id: 'ar', label: 'Log in', action: 'changed' })
    expect(JSON.parse(entry?.after_values ?? '')).toEqual({ text: 'ادخل' })
  })

  test('can be written before its language is turned on', async () => {
    await save('Log in', { text: 'ادخل' })
    const languages = await db.reader.selectFrom('languages').selectAll().execute()
    expect(languages).toEqual([expect.objectContaining({ langcode: 'ar', direction: 1, enabled: 0 })])
  })

  test('has all plural forms of the language', async () => {
    const { forms } = await textOf('Book {{count}} adjustments')
    expect(forms.map(({ form }) => form)).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'])
    expect((await textOf('Book {{count}} adjustments', 'en')).forms.map(({ form }) => form)).toEqual(['one', 'other'])
  })
})

describe('a save of texts', () => {
  test.each([
    ['a lost placeholder', { few: 'نقاط' }, ['texts[0][texts][few]', 'placeholder_lost']],
    ['an invented placeholder', { few: '{{count}} {{nam}}' }, ['texts[0][texts][few]', 'placeholder_invented']],
    ['broken braces', { few: '{{count}} {{' }, ['texts[0][texts][few]', 'braces']],
    ['a form that a counted text does not have', { text: '{{count}}' }, ['texts[0][texts][text]', 'unknown_form']],
  ] as const)('%s', async (_what, texts, problem) => {
    await expect(save('Book {{count}} adjustments', texts)).rejects.toMatchObject(refusedAt([...problem]))
  })

  test('is refused for a plural form that the language does not have', async () => {
    const english = save('Book {{count}} adjustments', { few: '{{count}}' }, { language: 'en' })
    await expect(english).rejects.toMatchObject(refusedAt(['texts[0][texts][few]', 'unknown_form']))
  })

  test('is refused for a text with only some of its plural forms', async () => {
    await db.transact((tx) =>
      tx.insertInto('languages').values({ langcode: 'ga', direction: 0, weight: 0, enabled: 1 }).execute(),
    )
    const irish = save('Book {{count}} adjustments', { one: 'aon' }, { language: 'ga' })
    const needed = ['two', 'few', 'many', 'other'].map((form): [string, string] => [
      `texts[0][texts][${form}]`,
      'missing_form',
    ])
    await expect(irish).rejects.toMatchObject(refusedAt(...needed))
  })

  test('is refused for a source that the interface does not have, and a language that the site cannot have', async () => {
    await expect(save('Nobody says this', { text: 'a' })).rejects.toMatchObject(
      refusedAt(['texts[0][source]', 'choice']),
    )
    await expect(save('Log in', { text: 'a' }, { language: 'xx' })).rejects.toMatchObject(
      refusedAt(['language', 'choice']),
    )
  })

  test('is refused for an old revision, with the present one', async () => {
    const [first] = await save('Log in', { text: 'ادخل' })
    const late = save('Log in', { text: 'لِج' })
    await expect(late).rejects.toMatchObject({
      status: 409,
      problems: [{ code: 'revision', path: 'texts[0]' }],
      details: { revision: first?.revision, at: '2026-11-22 12:00:00' },
    })
    expect((await textOf('Log in')).forms[0]?.text).toBe('ادخل')
  })

  test('is refused for one of two people who save the same text at the same moment', async () => {
    const saves = await Promise.allSettled([save('Log in', { text: 'أ' }), save('Log in', { text: 'ب' })])
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('after an update of the product', () => {
  /** A text of the site as an earlier version of the product stored it. */
  const store = (source: string, shipped: string, translation = 'نصنا') =>
    db.transact(async (tx) => {
      await tx
        .insertInto('languages')
        .values({ langcode: 'ar', direction: 1, weight: 0, enabled: 1 })
        .onConflict((held) => held.doNothing())
        .execute()
      const row = { langcode: 'ar', source, translation, shipped, revision: 7, changed: '2026-01-01 00:00:00' }
      await tx
        .insertInto('translation_overrides')
        .values({ ...row, changed_by: null })
        .execute()
    })

  test('a text stays the site’s, and says that the product’s text is another one', async () => {
    await store('Log in', 'نص قديم')
    const text = await textOf('Log in')
    expect(text).toMatchObject({ state: 'source_changed', forms: [{ text: 'نصنا', written_against: 'نص قديم' }] })
    expect((await loadSite(db.reader)).translator('ar')('Log in')).toBe('نصنا')
    const [kept] = await save('Log in', { text: 'نصنا' }, { revision: text.revision })
    expect(kept).toMatchObject({ state: 'changed', forms: [{ text: 'نصنا', written_against: text.forms[0]?.shipped }] })
  })

  test('a text of a changed source is offered for the new source, which takes its place', async () => {
    const former = 'Every single text of the interface. A change shows on the next page and stays after an update.'
    const source =
      'Every text of the interface. A change shows on the next page and stays after an update of the software.'
    await store(former, 'قديم')
    const text = await textOf(source)
    expect(text).toMatchObject({ state: 'source_changed', former: { source: former, texts: { text: 'نصنا' } } })
    const [kept] = await save(source, { text: 'نصنا' }, { former })
    expect(kept).toMatchObject({ state: 'changed', former: null })
    const keys = await db.reader.selectFrom('translation_overrides').select('source').execute()
    expect(keys).toEqual([{ source }])
  })

  test('a text that is like no other one can only be removed', async () => {
    await store('Zebras graze {{slowly}}', '')
    expect(await textOf('Zebras graze {{slowly}}')).toMatchObject({ gone: true, state: 'source_changed' })
    await save('Zebras graze {{slowly}}', { text: '' }, { revision: 7 })
    expect(await db.reader.selectFrom('translation_overrides').selectAll().execute()).toEqual([])
  })

  test('the list counts what is changed and what the product has changed', async () => {
    await store('Log in', 'نص قديم')
    await save('Log out', { text: 'اخرج' })
    const { counts } = (await listInterfaceTexts(db.reader, 'ar', {})).meta
    expect(counts).toMatchObject({ missing: 0, changed: 2, source_changed: 1 })
    const found = await listInterfaceTexts(db.reader, 'ar', { show: 'changed', s: 'اخرج' })
    expect(found.texts.map(({ source }) => source)).toEqual(['Log out'])
    const bySource = await listInterfaceTexts(db.reader, 'ar', { show: 'source_changed', s: 'LOG' })
    expect(bySource.texts.map(({ source }) => source)).toEqual(['Log in'])
  })
})

test.each([
  ['de', 'Größe der Tasse', 'GROSSE DER TASSE'],
  ['fr', 'Élève à côté', 'eleve a cote'],
  ['ar', 'مُقَدِّمَة الأكواب', 'مقدمه الاكواب'],
  ['he', 'מָבוֹא לכוסות', 'מבוא לכוסות'],
])('a text in %s is found without its accents and marks', async (language, text, s) => {
  await save('Log in', { text }, { language })
  const { texts } = await listInterfaceTexts(db.reader, language, { s })
  expect(texts.map(({ source }) => source)).toEqual(['Log in'])
})
