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
    ...{ reader: db.reader, user: null, flags: flagsFor(defaultGeneral.features, null), timeZone: 'UTC', now },
    ...{ language: 'en', siteLanguage: 'en', catalogue: await loadCatalogue(db.reader) },
    earnsFor: async () => new Map(),
    shows: () => {},
    changesAt: () => {},
  })
  expect(section?.data).toMatchObject({ trainings: ids.map((id) => ({ id })), moreUrl: null })
})
