import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCacheClock, touch } from '#server/cache/clock.ts'
import type { Config } from '#server/config.ts'
import { restoreBackup, writeBackup } from '#server/db/backup.ts'
import type { Database } from '#server/db/database.ts'
import { saveTraining, saveTrainings } from '#server/catalogue/save/saveTrainings.ts'
import type { TrainingInput } from '#server/catalogue/save/trainingInput.ts'
import { buildIndex, changedSince } from '#server/catalogue/search/buildIndex.ts'
import { bytesOfIndex, indexOfBytes } from '#server/catalogue/search/indexBytes.ts'
import { indexOfNode } from '#server/catalogue/search/indexInThread.ts'
import { createSearchIndex, type SearchIndex } from '#server/catalogue/search/searchIndex.ts'
import { freshDatabase, freshFolder, later } from '#tests/support/freshDatabase.ts'
import { deleteTraining, add, addTerm, course, now } from '../catalogue.ts'

/** A node on this database; `builds` counts the indexes that it has built. */
function nodeOn(db: Database, dataDir: string) {
  const warnings: string[] = []
  const config = { dataDir, jobsDatabaseUrl: db.url } as Config
  const source = indexOfNode(config, { warn: (_facts, message) => void warnings.push(message) })
  const node = { builds: 0, warnings, search: undefined as unknown as SearchIndex }
  const build = () => {
    node.builds++
    return source.build()
  }
  node.search = createSearchIndex(db.reader, createCacheClock(db), { ...source, build })
  return node
}

async function change(db: Database, id: number, training: TrainingInput, at = now): Promise<void> {
  await db.transact((tx) => saveTraining(tx, { id, training }, at))
}

async function foundBy({ search }: { search: SearchIndex }, question: string): Promise<number[]> {
  return (await search.search(question)).best(100).map(({ id }) => id)
}

test('a node that starts again takes its index from the disk, and reads only what has changed since', async () => {
  const db = await freshDatabase()
  const folder = freshFolder()
  const topic = await addTerm(db, 'topic', 'Cooking')
  const soup = await add(db, course('Soup', { terms: [topic] }))
  const bread = await add(db, course('Bread'))
  const cake = await add(db, course('Cake'))
  const first = nodeOn(db, folder)
  expect(await foundBy(first, 'cooking')).toEqual([soup])
  expect(first.builds).toBe(1)
  expect(readdirSync(folder)).toEqual(['search.index'])

  await db.transact(async (tx) => {
    await saveTraining(tx, { id: bread, training: course('Baguette') }, now)
    await deleteTraining(tx, cake)
    await tx.updateTable('terms').set({ name: 'Kitchen' }).where('tid', '=', topic).execute()
    await touch(tx, ['terms'])
  })
  const tea = await add(db, course('Tea'))
  const second = nodeOn(db, folder)
  for (const node of [second, first]) {
    expect(await foundBy(node, 'bread')).toEqual([])
    expect(await foundBy(node, 'cake')).toEqual([])
    expect(await foundBy(node, 'baguette')).toEqual([bread])
    expect(await foundBy(node, 'tea')).toEqual([tea])
    expect(await foundBy(node, 'kitchen')).toEqual([soup])
    expect(await foundBy(node, 'cooking')).toEqual([])
  }
  expect(second.builds).toBe(0)
})

test('two nodes on one database find a change with the next search', async () => {
  const db = await freshDatabase()
  const nodes = [nodeOn(db, freshFolder()), nodeOn(db, freshFolder())]
  await Promise.all(nodes.map((node) => node.search.warm()))
  for (const title of ['Violin', 'Cello', 'Harp']) {
    const id = await add(db, course(title))
    expect(await Promise.all(nodes.map((node) => foundBy(node, title)))).toEqual([[id], [id]])
  }
})

test('a broken file, the file of another release and a file of another database are not used', async () => {
  const db = await freshDatabase()
  const folder = freshFolder()
  const id = await add(db, course('Soup'))
  await nodeOn(db, folder).search.warm()
  const file = join(folder, 'search.index')
  const good = readFileSync(file)
  const broken: Uint8Array[] = [
    good.subarray(0, 40),
    good.subarray(0, good.length - 1),
    Buffer.alloc(0),
    Buffer.alloc(64),
  ]
  broken.push(good.map((byte, place) => (place === 100 ? byte ^ 1 : byte)))
  broken.push(good.map((byte, place) => (place === 3 ? byte + 1 : byte)))
  for (const bytes of broken) {
    writeFileSync(file, bytes)
    const node = nodeOn(db, folder)
    expect(await foundBy(node, 'soup')).toEqual([id])
    expect(node.builds).toBe(1)
    expect(readFileSync(file).equals(good)).toBe(true)
  }
  const other = await freshDatabase()
  const older = await add(other, course('Older'))
  const tea = await add(other, course('Tea'))
  const node = nodeOn(other, folder)
  expect(await foundBy(node, 'tea')).toEqual([tea])
  expect(await foundBy(node, 'older')).toEqual([older])
  expect(await foundBy(node, 'soup')).toEqual([])
})

test.each(['title', 'moment'])(
  'after a restore a training is found by its text now, if only the %s of its last change is another one',
  async (difference) => {
    const db = await freshDatabase()
    const folder = freshFolder()
    const [soup, bread] = [await add(db, course('Soup')), await add(db, course('Bread'))]
    const backup = join(folder, 'backup')
    await writeBackup(db, backup, now)
    const isTitle = difference === 'title'
    await change(db, soup, course('Soup', { summary: 'Lost' }))
    await nodeOn(db, folder).search.warm()

    const restored = await freshDatabase()
    await restoreBackup(restored, backup, now)
    await change(restored, soup, course(isTitle ? 'Stew' : 'Soup', { summary: 'Kept' }), isTitle ? now : later(1))
    const node = nodeOn(restored, folder)
    expect(await foundBy(node, 'lost')).toEqual([])
    expect(await foundBy(node, 'kept')).toEqual([soup])
    expect(await foundBy(node, 'bread')).toEqual([bread])
    expect(node.builds).toBe(0)
  },
)

test('after a restore a training is found by its text now, though the last change before it is lost', async () => {
  const db = await freshDatabase()
  const folder = freshFolder()
  const [soup, bread] = [await add(db, course('Soup')), await add(db, course('Bread'))]
  const backup = join(folder, 'backup')
  await writeBackup(db, backup, now)
  for (const id of [soup, bread]) await change(db, id, course(`Lost ${id}`))
  await nodeOn(db, folder).search.warm()

  const restored = await freshDatabase()
  await restoreBackup(restored, backup, now)
  await change(restored, soup, course('Stew'))
  const node = nodeOn(restored, folder)
  expect(await foundBy(node, 'lost')).toEqual([])
  expect(await foundBy(node, 'stew')).toEqual([soup])
  expect(await foundBy(node, 'bread')).toEqual([bread])
})

test('a node whose disk takes no file still searches, and says so', async () => {
  const db = await freshDatabase()
  const id = await add(db, course('Soup'))
  const file = join(freshFolder(), 'file')
  writeFileSync(file, '')
  const node = nodeOn(db, join(file, 'no-folder'))
  expect(await foundBy(node, 'soup')).toEqual([id])
  expect(node.warnings).toEqual(['the search index could not be kept'])
})

test('a kept index is for the user of the process alone, and its bytes are the same index', async () => {
  const db = await freshDatabase()
  await add(db, course('数据结构 and Straße', { language: 'zh' }))
  const folder = freshFolder()
  await nodeOn(db, folder).search.warm()
  expect(statSync(join(folder, 'search.index')).mode & 0o077).toBe(0)
  const built = await buildIndex(db.reader)
  expect(indexOfBytes(bytesOfIndex(built))).toEqual(built)
})

test('the draft of a process that ended is removed by the next one that keeps an index', async () => {
  const db = await freshDatabase()
  const folder = freshFolder()
  const ofEarlier = join(folder, 'search.index.0b0c')
  for (const file of [ofEarlier, join(folder, 'search.index.1d1e'), join(folder, 'search')]) writeFileSync(file, '')
  const anHourAgo = Date.now() / 1000 - 3600
  for (const file of [ofEarlier, join(folder, 'search')]) utimesSync(file, anHourAgo, anHourAgo)
  const node = nodeOn(db, folder)
  await node.search.warm()
  expect(readdirSync(folder).sort()).toEqual(['search', 'search.index', 'search.index.1d1e'])
  expect(node.warnings).toEqual([])
})

/** Changes 150 trainings again and again, until the node builds its index in the background. */
async function changeUntilBuilt(db: Database, node: ReturnType<typeof nodeOn>): Promise<void> {
  const save = (round: number, ids: readonly (number | undefined)[]) =>
    db.transact((tx) =>
      saveTrainings(
        tx,
        ids.map((id, nth) => ({ id, training: course(`Round ${round} lesson ${nth}`) })),
        now,
      ),
    )
  const ids = (await save(0, Array(150).fill(undefined))).map(({ id }) => id)
  await node.search.warm()
  for (let round = 1; node.builds < 2; round++) {
    await save(round, ids)
    expect(await foundBy(node, `round ${round}`)).toHaveLength(100)
    expect(round).toBeLessThan(30)
  }
}

test('an index that is built in the background is kept for the next start', async () => {
  const db = await freshDatabase()
  const folder = freshFolder()
  const node = nodeOn(db, folder)
  await changeUntilBuilt(db, node)
  const changedSinceKept = async () => {
    const kept = indexOfBytes(new Uint8Array(readFileSync(join(folder, 'search.index'))))
    return kept && (await changedSince(db.reader, kept))
  }
  await expect.poll(changedSinceKept, { timeout: 10_000 }).toEqual([])
})

test('many changed trainings are indexed in the background, and none is lost', async () => {
  const db = await freshDatabase()
  const node = nodeOn(db, freshFolder())
  await changeUntilBuilt(db, node)
  const late = await add(db, course('Late'))
  for (let nth = 0; nth < 5; nth++) {
    expect(await foundBy(node, 'late')).toEqual([late])
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  expect(node.search.size).toBe(151)
})

test('a failed build in the background is tried again only after many more changes, and searches go on', async () => {
  const db = await freshDatabase()
  let builds = 0
  const build = async () => {
    if (++builds > 1) throw new Error('No thread')
    return buildIndex(db.reader)
  }
  const node = { search: createSearchIndex(db.reader, createCacheClock(db), { build }) }
  for (let round = 0; round < 20; round++) {
    const changes = Array.from({ length: 130 }, (_, nth) => ({ training: course(`Round ${round} lesson ${nth}`) }))
    await db.transact((tx) => saveTrainings(tx, changes, now))
    expect(await foundBy(node, `round ${round}`)).toHaveLength(100)
  }
  expect(builds).toBe(2)
  expect(node.search.size).toBe(2600)
})
