import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { indexOfNode } from '#server/catalogue/search/indexInThread.ts'
import { readConfig } from '#server/config.ts'
import { measureSearch } from '#server/door/process/searchMetrics.ts'
import { threadLoads } from '#server/memory/loads.ts'
import { freshDatabase, freshDatabaseUrl, makeFolder } from '#tests/support/freshDatabase.ts'
import { add, course, searching } from '../../catalogue/catalogue.ts'

test('the metrics count the builds of the search index, and those that fail', async () => {
  const { path, remove } = makeFolder()
  onTestFinished(remove)
  const registry = new Registry()
  measureSearch(registry, { load: () => ({ trainings: 0, bytes: 0, parts: 0, isBuilding: false }) })
  const counted = async () => (await registry.getSingleMetric('search_index_builds_total')?.get())?.values
  const log = { warn: () => {} }
  const dataDir = path
  const [before] = [await counted()]
  const gone = { ...readConfig({}), dataDir, jobsDatabaseUrl: `sqlite:${path}/missing/folder/site.sqlite` }
  await expect(indexOfNode(gone, log).build()).rejects.toThrow()
  await indexOfNode({ ...gone, jobsDatabaseUrl: await freshDatabaseUrl('demo') }, log).build()
  const growth = (await counted())?.map(({ labels, value }, at) => [labels.outcome, value - (before?.[at]?.value ?? 0)])
  expect(growth).toEqual([
    ['done', 1],
    ['failed', 1],
  ])
  await expect.poll(() => threadLoads()['search index']).toBe(0)
})

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
