import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { measureSearch } from '#server/door/process/searchMetrics.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, course, searching } from '../../catalogue/catalogue.ts'

test('the metrics show the size of the search index and its memory', async () => {
  const db = await freshDatabase()
  for (const title of ['Soup', 'Bread', 'Tea']) await add(db, course(title))
  const { search } = searching(db)
  await search.warm()
  const registry = new Registry()
  measureSearch(registry, search)
  const before = await valuesOf(registry)
  expect(before).toMatchObject({ search_index_trainings: 3, search_index_parts: 2, search_index_building: 0 })
  expect(before.search_index_bytes).toBeGreaterThan(500)
  await search.search('soup')
  await add(db, course('Coffee'))
  await search.search('coffee')
  const after = await valuesOf(registry)
  expect(after.search_index_trainings).toBe(4)
  expect(after.search_index_bytes).toBeGreaterThan(before.search_index_bytes!)
})

async function valuesOf(registry: Registry): Promise<Record<string, number>> {
  const metrics = await registry.getMetricsAsJSON()
  return Object.fromEntries(metrics.map(({ name, values }) => [name, Number(values[0]?.value)]))
}
