import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createPageTags } from '#server/cache/pageTags.ts'
import { loadCatalogue } from '#server/catalogue/facts/loadCatalogue.ts'
import { createKeptCards } from '#server/catalogue/facts/keptCards.ts'
import { visitorPoints } from '#server/points/earning/visitorPoints.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { obey } from './earningSite.ts'
import { add, addOrganization, addTerm, course } from '../../catalogue/catalogue.ts'

/** The points that a visitor sees, by training, and what the page notes. */
async function seen(db: Database, trainings: readonly number[], incentives = true) {
  const page = createPageTags()
  const catalogue = () => loadCatalogue(db.reader, createKeptCards())
  const earns = visitorPoints({ db, site: { features: { incentives } }, runtime: { catalogue }, now: morning, page })
  const points = await earns(trainings)
  return { points: Object.fromEntries(points), tags: [...page.tags], until: page.until }
}

test('a visitor sees what every new learner earns, and no number where it depends on the learner', async () => {
  const db = await freshDatabase()
  const harbour = await addOrganization(db, 'Harbour')
  const safety = await addTerm(db, 'topic', 'Safety')
  const [crane, excel] = [await add(db, course('Crane signals', { terms: [safety] })), await add(db, course('Excel'))]
  await obey(db, [
    { id: 'off', points: 500, enabled: false },
    { id: 'scored', points: 400, times_score: true },
    {
      id: 'dockers',
      points: 60,
      filters: { trainings: [], terms: [safety], min_score: null },
      restrictions: [{ type: 'organizations', value: [harbour], rule: 'and' }],
    },
    { id: 'all', points: 40 },
  ])
  expect(await seen(db, [crane, excel])).toEqual({ points: { [excel]: 40 }, tags: ['rules'], until: undefined })
})

test('the page that a visitor sees changes when a rule begins or ends', async () => {
  const db = await freshDatabase()
  const excel = await add(db, course('Excel'))
  await obey(db, [
    { id: 'past', points: 90, until: '2020-01-01 00:00:00' },
    { id: 'coming', points: 80, from: '2030-01-01 00:00:00', until: '2031-01-01 00:00:00' },
    { id: 'all', points: 40 },
  ])
  const { points, until } = await seen(db, [excel])
  expect([points, until]).toEqual([{ [excel]: 40 }, new Date('2030-01-01T00:00:00Z')])
})

test('while the points are switched off, a visitor sees none', async () => {
  const db = await freshDatabase()
  const excel = await add(db, course('Excel'))
  await obey(db, [{ points: 40 }])
  expect((await seen(db, [excel], false)).points).toEqual({})
  await obey(db, [{ points: 40 }], { enabled: false })
  expect(await seen(db, [excel])).toMatchObject({ points: {}, tags: ['rules'] })
})
