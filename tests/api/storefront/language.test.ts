import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { saveSiteSettings } from '#server/site/saveSiteSettings.ts'
import { siteSettings } from '#server/site/siteSettings.ts'
import { demoDatabase, morning } from '#tests/support/freshDatabase.ts'
import { editorAt, text } from './editor.ts'

/** Makes the first of these languages that of the site, and switches all others off. */
async function speakOnly(db: Database, ...langcodes: [string, ...string[]]): Promise<void> {
  const { languages } = await siteSettings(db.reader)
  const switched = languages.map((one) => ({ ...one, enabled: langcodes.includes(one.langcode) }))
  await saveSiteSettings(db, { languages: switched, current_language: langcodes[0] }, { by: null, now: morning })
}

test('a storefront is written in a language of the site: the stored one while it is on, else that of the site', async () => {
  const db = await demoDatabase()
  const { read } = await editorAt(db)
  const before = await read()
  expect(before.language).toBe('en')
  await speakOnly(db, 'ar', 'en')
  expect((await read()).language).toBe('en')
  await speakOnly(db, 'ar', 'de')
  expect(await read()).toEqual({ ...before, language: 'ar' })
  await speakOnly(db, 'en', 'ar')
  expect(await read()).toEqual(before)
})

test('readers get a text whose language was switched off, marked as such, until there is another one', async () => {
  const db = await demoDatabase()
  const { ask, read, save } = await editorAt(db)
  const shown = async () => {
    const { language, sections } = (await ask('/api/v2/storefront')).body.data
    return [language, sections[0].lang, sections[0].data.content.title]
  }
  const { body } = await save({ ...(await read('registered')), sections: [text('Hello')] })
  expect(await shown()).toEqual(['en', 'en', 'Hello'])
  await speakOnly(db, 'ar', 'de')
  expect(await shown()).toEqual(['ar', 'en', 'Hello'])
  const [section] = body.data.sections
  const content = { ...section.data.content, ar: { ...section.data.content.en, title: 'مرحبًا' } }
  await save({ ...body.data, sections: [{ ...section, data: { ...section.data, content } }] })
  expect(await shown()).toEqual(['ar', 'ar', 'مرحبًا'])
})
