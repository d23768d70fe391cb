import { expect, test } from 'vitest'
import { flagsFor } from '#shared/access/flags.ts'
import { definitions } from '#shared/sections/registry.ts'
import { defaultGeneral } from '#server/site/defaults.ts'
import { loadSections } from '#server/storefront/sections/registry.ts'
import { loadCatalogue } from '#server/catalogue/facts/loadCatalogue.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, addTerm, course, now } from '../../catalogue/catalogue.ts'

test('a section shows every category that was chosen for it; its size limits only those that it finds itself', async () => {
  const db = await freshDatabase()
  const tids: number[] = []
  for (let nth = 1; nth <= 10; nth++) tids.push(await addTerm(db, 'topic', `Topic ${nth}`))
  await add(db, course('On everything', { terms: tids }))
  const catalogue = await loadCatalogue(db.reader)
  const { defaults } = definitions.categories
  const shown = async (terms: number[]) => {
    const data = { ...defaults, settings: { ...defaults.settings, terms, size: 8 } }
    const [section] = await loadSections([{ id: 1, type: 'categories', lang: 'en', weight: 0, data }], {
      reader: db.reader,
      user: null,
      flags: flagsFor(defaultGeneral.features, null),
      timeZone: 'UTC',
      now,
      language: 'en',
      siteLanguage: 'en',
      catalogue,
      earnsFor: async () => new Map(),
      shows: () => {},
      changesAt: () => {},
    })
    return (section!.data as { terms: { tid: number }[] }).terms.map(({ tid }) => tid)
  }
  const chosen = tids.toReversed()
  expect(await shown(chosen)).toEqual(chosen)
  expect(await shown([])).toHaveLength(8)
})
