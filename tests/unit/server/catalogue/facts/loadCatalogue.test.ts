import { expect, test } from 'vitest'
import { changedCatalogue, loadCatalogue } from '#server/catalogue/facts/loadCatalogue.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, course } from '../catalogue.ts'

test('a recount that changes no published training keeps the catalogue', async () => {
  const db = await freshDatabase()
  await add(db, course('Python'))
  const held = await loadCatalogue(db.reader)
  expect(held.trainings).toHaveLength(1)
  expect(await changedCatalogue(db.reader, held, [])).toBe(held)
})
