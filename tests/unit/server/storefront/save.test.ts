import { expect, test } from 'vitest'
import { saveSections } from '#server/storefront/save.ts'
import { loadStorefront } from '#server/storefront/storefront.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { sectionOfType } from '#tests/support/everySection.ts'
import { takeIn } from '#tests/unit/server/accounts/cast.ts'

test('a new site refuses a section with the first id, and gives it to its first section', async () => {
  const db = await freshDatabase()
  const by = await takeIn(db)
  const log = { error: () => {} }
  const { id: storefrontId, revision } = await loadStorefront(db.reader, 'registered', log)
  const features = {} as Parameters<typeof saveSections>[1]['features']
  const save = (id: number | null) => {
    const change = { revision, sections: [{ ...sectionOfType('rich_text', 'First'), id }] }
    return saveSections(db, { storefrontId, change: change as never, features, by, now: morning, log })
  }
  await expect(save(1)).rejects.toMatchObject({ problems: [{ code: 'not_found' }, { code: 'section' }] })
  expect((await save(null)).created).toEqual([1])
})
