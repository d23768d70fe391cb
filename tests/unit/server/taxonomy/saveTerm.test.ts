import { expect, test } from 'vitest'
import { changeTerm, createTerm, requireTerm } from '#server/taxonomy/saveTerm.ts'
import { createVocabulary } from '#server/taxonomy/saveVocabulary.ts'
import { placeAfterStep, type TermStep } from '#server/taxonomy/termStep.ts'
import { requireVocabulary, termTree } from '#server/taxonomy/termTree.ts'
import { demoDatabase, morning } from '#tests/support/freshDatabase.ts'

const change = { by: 1, now: morning }

async function planted() {
  const db = await demoDatabase()
  const add = (name: string, parent = 0) =>
    db.transact((tx) => createTerm(tx, { vocabulary: 'place', name, parent, translations: {} }, change))
  await db.transact((tx) => createVocabulary(tx, { name: 'place', label: 'Place', translations: {} }, change))
  const [one, two] = [await add('One'), await add('Two')]
  const tree = async () => termTree(db.reader, (await requireVocabulary(db.reader, 'place')).id)
  const shape = async () => (await tree()).map(({ name, depth }) => `${'-'.repeat(depth)}${name}`).join(' ')
  return { db, add, one, two, tree, shape }
}

test('buttons move a term among its neighbours, under the one before it, and one level up', async () => {
  const { db, add, one, two, tree, shape } = await planted()
  await add('Three', two)
  const step = async (tid: number, wanted: TermStep) => {
    const all = await tree()
    const place = placeAfterStep(
      all,
      all.find((term) => term.tid === tid)!,
      wanted,
    )
    if (place) await db.transact((tx) => changeTerm(tx, tid, place, change))
    return place && shape()
  }
  expect(await step(two, 'up')).toBe('Two -Three One')
  expect(await step(two, 'up')).toBeNull()
  expect(await step(one, 'in')).toBe('Two -Three -One')
  expect(await step(one, 'up')).toBe('Two -One -Three')
  expect(await step(one, 'out')).toBe('Two -Three One')
  expect(await step(one, 'down')).toBeNull()
  expect(await step(one, 'out')).toBeNull()
})

test('two moves at the same moment that would close a circle: one of them is refused', async () => {
  const { db, one, two } = await planted()
  const results = await Promise.allSettled([
    db.transact((tx) => changeTerm(tx, one, { parent: two }, change)),
    db.transact((tx) => changeTerm(tx, two, { parent: one }, change)),
  ])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const parents = [(await requireTerm(db.reader, one)).parent, (await requireTerm(db.reader, two)).parent]
  expect(parents).toContain(0)
})

test('the same name twice at the same moment: one of them is refused', async () => {
  const { add, shape } = await planted()
  const results = await Promise.allSettled([add('Same'), add('SAME')])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await shape()).toLowerCase()).toBe('one two same')
})
