import { expect, test } from 'vitest'
import { checkBy } from '#client/forms/problemResolver.ts'
import { generalChange, generalValues, patternNames } from '#islands/general-form/values.ts'
import { siteSettings } from '#server/site/siteSettings.ts'
import { completeLanguages } from '#shared/i18n/languages.ts'
import { SiteSettingsChange } from '#shared/contract/siteSettings.ts'
import { demoDatabase, freshDatabase } from '#tests/support/freshDatabase.ts'

test('the values of a new site have every text in every language, and every pattern', async () => {
  const { values, revision } = generalValues(await siteSettings((await freshDatabase()).reader))
  expect(revision).toBe(0)
  const empty = Object.fromEntries(completeLanguages.map(({ langcode }) => [langcode, '']))
  expect(values.site_name).toEqual({ ...empty, en: 'Juniper' })
  expect(values.about).toEqual({ title: empty, url: '' })
  expect(Object.keys(values.date_time_formats).sort()).toEqual([...patternNames, 'short'].sort())
})

test('unchanged values are a good change', async () => {
  for (const db of [await freshDatabase(), await demoDatabase()]) {
    const { values } = generalValues(await siteSettings(db.reader))
    expect(checkBy(SiteSettingsChange)(generalChange(values))).toEqual([])
  }
})

test('a pattern whose name means nothing is let go', async () => {
  const settings = await siteSettings((await freshDatabase()).reader)
  const { values } = generalValues({ ...settings, date_time_formats: { zzz: 'j', 'long.de': 'j. F Y' } })
  expect(generalChange(values).date_time_formats).toEqual({ 'long.de': 'j. F Y' })
})

test('an empty pattern is not sent, so that the usual one counts', () => {
  expect(generalChange({ date_time_formats: { short: 'd.m.y', month: ' ', 'long.ar': 'j F Y' } })).toEqual({
    date_time_formats: { short: 'd.m.y', 'long.ar': 'j F Y' },
  })
  expect(generalChange({ version: '2' })).toEqual({ version: '2' })
})
