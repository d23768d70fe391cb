import { expect, test } from 'vitest'
import { type CacheClock, createCacheClock, touch } from '#server/cache/clock.ts'
import type { Database } from '#server/db/database.ts'
import { saveTraining } from '#server/catalogue/save/saveTrainings.ts'
import { type BuiltIndex, buildIndex } from '#server/catalogue/search/buildIndex.ts'
import { createSearchIndex, type SearchIndex } from '#server/catalogue/search/searchIndex.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { deleteTraining, add, addTerm, course, now } from '../catalogue.ts'

/** More changes than an index takes before it is built again. */
const MANY = 2500

/** A source whose first index comes at once, and each later one when the test gives it. */
function sourceOf(db: Database) {
  const later: PromiseWithResolvers<BuiltIndex>[] = []
  let isFirst = true
  return {
    later,
    build() {
      if (!isFirst) return later[later.push(Promise.withResolvers<BuiltIndex>()) - 1]!.promise
      isFirst = false
      return buildIndex(db.reader)
    },
  }
}

/** Notes changes of trainings that are not there, as an import notes its own. */
async function changeMany(db: Database): Promise<void> {
  const tags = Array.from({ length: MANY }, (_, nth) => `training:${1000 + nth}`)
  await db.transact((tx) => touch(tx, tags))
}

async function rename(db: Database, tid: number, name: string): Promise<void> {
  await db.transact(async (tx) => {
    await tx.updateTable('terms').set({ name }).where('tid', '=', tid).execute()
    await touch(tx, ['terms'])
  })
}

async function foundBy(search: SearchIndex, question: string): Promise<number[]> {
  return (await search.search(question)).best(100).map(({ id }) => id)
}

test('after many changes a search does not wait for the index that is built in the background', async () => {
  const db = await freshDatabase()
  const source = sourceOf(db)
  const search = createSearchIndex(db.reader, createCacheClock(db), source)
  await search.warm()
  await changeMany(db)
  const soup = await add(db, course('Soup'))
  expect(await foundBy(search, 'soup')).toEqual([soup])
  expect(source.later).toHaveLength(1)
})

test('a search waits for the changes before it, not for those of an import that goes on', async () => {
  const db = await freshDatabase()
  let note = (_tags: ReadonlySet<string>): unknown => undefined
  const clock: CacheClock = {
    sync: async () => {},
    isCurrent: () => false,
    onChange(listener) {
      note = listener
      return () => false
    },
  }
  const search = createSearchIndex(db.reader, clock, sourceOf(db))
  await search.warm()
  let imported = 1000
  const importMore = () => note(new Set(Array.from({ length: 500 }, () => `training:${imported++}`)))
  importMore()
  const soup = await add(db, course('Soup'))
  note(new Set([`training:${soup}`]))
  const going = setInterval(importMore, 1)
  setTimeout(() => clearInterval(going), 4000)
  expect(await foundBy(search, 'soup')).toEqual([soup])
  clearInterval(going)
  expect(imported).toBeLessThan(100_000)
})

test.each(['before', 'after'])(
  'an index that was read %s the changes during its making takes over, and no change is lost',
  async (when) => {
    const db = await freshDatabase()
    const source = sourceOf(db)
    const topic = await addTerm(db, 'topic', 'Cooking')
    const [soup, bread, cake] = [
      await add(db, course('Soup', { terms: [topic] })),
      await add(db, course('Bread')),
      await add(db, course('Cake')),
    ]
    const search = createSearchIndex(db.reader, createCacheClock(db), source)
    await search.warm()
    await changeMany(db)
    const pie = await add(db, course('Pie', { terms: [topic] }))
    expect(await foundBy(search, 'pie')).toEqual([pie])
    const early = await buildIndex(db.reader)

    await rename(db, topic, 'Kitchen')
    await db.transact((tx) => deleteTraining(tx, cake))
    const tea = await add(db, course('Tea'))
    expect(await foundBy(search, 'kitchen')).toEqual([soup, pie])
    // These are noted only by the search after the new index.
    await db.transact((tx) => saveTraining(tx, { id: bread, training: course('Baguette') }, now))
    await db.transact((tx) => deleteTraining(tx, soup))
    await rename(db, topic, 'Food')
    source.later[0]!.resolve(when === 'before' ? early : await buildIndex(db.reader))

    const expected: [string, number[]][] = [
      ['tea', [tea]],
      ['baguette', [bread]],
      ['food', [pie]],
      ...['bread', 'cake', 'soup', 'kitchen', 'cooking'].map((word): [string, number[]] => [word, []]),
    ]
    for (const [word, ids] of expected) expect(await foundBy(search, word), word).toEqual(ids)
    expect(search.size).toBe(3)
    expect(search.load()).toMatchObject({ isBuilding: false, parts: 2 })
    expect(source.later).toHaveLength(1)
  },
)

test('a build that failed several times is tried again after as many changes as the first time', async () => {
  const db = await freshDatabase()
  let builds = 0
  const build = async () => {
    if (++builds > 1) throw new Error('No thread')
    return buildIndex(db.reader)
  }
  const search = createSearchIndex(db.reader, createCacheClock(db), { build })
  await search.warm()
  for (let attempt = 1; attempt <= 5; attempt++) {
    await changeMany(db)
    await Promise.all(Array.from({ length: 10 }, () => search.warm()))
    expect(builds).toBe(1 + attempt)
  }
})
