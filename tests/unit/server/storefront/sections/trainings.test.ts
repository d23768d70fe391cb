import { expect, test } from 'vitest'
import { flagsFor } from '#shared/access/flags.ts'
import { definitions } from '#shared/sections/registry.ts'
import { defaultGeneral } from '#server/site/defaults.ts'
import { loadSections } from '#server/storefront/sections/registry.ts'
import { loadCatalogue } from '#server/catalogue/facts/loadCatalogue.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, course, now } from '../../catalogue/catalogue.ts'

test('a section shows every training that was chosen for it, whatever its size', async () => {
  const db = await freshDatabase()
  const ids: number[] = []
  for (let nth = 1; nth <= 12; nth++) ids.push(await add(db, course(`No. ${nth}`)))
  const { defaults } = definitions.trainings
  const data = { ...defaults, settings: { ...defaults.settings, source: 'custom' as const, ids, size: 8 } }
  const [section] = await loadSections([{ id: 1, type: 'trainings', lang: 'en', weight: 0, data }], {
    reader: db.reader,
    user: null,
    flags: flagsFor(defaultGeneral.features, null),
    timeZone: 'UTC',
    now,
    language: 'en',
    siteLanguage: 'en',
    catalogue: await loadCatalogue(db.reader),
    earnsFor: async () => new Map(),
    shows: () => {},
    changesAt: () => {},
  })
  expect(section?.data).toMatchObject({ trainings: ids.map((id) => ({ id })), moreUrl: null })
})

test('a section without an order begins with the visitor’s language, one with an order does not', async () => {
  const db = await freshDatabase()
  for (const language of ['en', 'de', 'en', 'de']) await add(db, course(`In ${language}`, { language }))
  const catalogue = await loadCatalogue(db.reader)
  const { defaults } = definitions.trainings
  const shown = new Set<string>()
  const languagesOf = async (language: string, order_by: 'personalized' | 'newest') => {
    const data = { ...defaults, settings: { ...defaults.settings, order_by } }
    const [section] = await loadSections([{ id: 1, type: 'trainings', lang: 'en', weight: 0, data }], {
      reader: db.reader,
      user: null,
      flags: flagsFor(defaultGeneral.features, null),
      timeZone: 'UTC',
      now,
      language,
      siteLanguage: 'en',
      catalogue,
      earnsFor: async () => new Map(),
      shows: (...tags) => tags.forEach((tag) => void shown.add(tag)),
      changesAt: () => {},
    })
    const { trainings } = section!.data as { trainings: { language: string }[] }
    return trainings.map((training) => training.language)
  }
  expect(await languagesOf('de', 'personalized')).toEqual(['de', 'de', 'en', 'en'])
  expect(await languagesOf('en', 'personalized')).toEqual(['en', 'en', 'de', 'de'])
  // A new translation touches this tag, so the page cache forgets the list.
  expect(shown).toContain('trainings:popular')
  expect(await languagesOf('de', 'newest')).toEqual(await languagesOf('en', 'newest'))
})
