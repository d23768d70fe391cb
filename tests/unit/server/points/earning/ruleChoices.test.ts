import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { ruleChoices } from '#server/points/earning/ruleChoices.ts'
import { changeSchedule } from '#server/points/schedules/saveSchedule.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, addTerm, course } from '../../catalogue/catalogue.ts'
import { ruleOf } from '../../../shared/points/ruleOf.ts'
import { at, createTerms } from '../savers.ts'
import { offer } from './earningSite.ts'

const arabic = { language: 'ar', siteLanguage: 'en' }
const filters = { trainings: [], terms: [], min_score: null }

function choicesOf(db: Database, trainings: readonly number[] = []) {
  return ruleChoices(db.reader, { rules: [ruleOf(), ruleOf({ filters: { ...filters, trainings } })] }, arabic)
}

test('the form of the rules has the titles of the trainings that they name, in the language of the manager', async () => {
  const db = await freshDatabase()
  const texts = {
    en: { title: 'Knots', summary: '', description: '' },
    ar: { title: 'العقد', summary: '', description: '' },
  }
  const knots = await add(db, { ...course('Knots'), texts })
  const lifting = await add(db, course('Lifting'))
  await add(db, course('Named by no rule'))
  expect((await choicesOf(db, [knots, lifting, 4711])).trainings).toEqual([
    { value: knots, label: 'العقد' },
    { value: lifting, label: 'Lifting' },
  ])
  expect((await choicesOf(db)).trainings).toEqual([])
})

test('the form of the rules gets no more than 500 titles', async () => {
  const db = await freshDatabase()
  const ids: number[] = []
  for (let n = 1; n <= 501; n++) ids.push(await offer(db, `Knot ${n}`))
  const rules = [ids.slice(0, 250), ids.slice(250)].map((trainings) => ruleOf({ filters: { ...filters, trainings } }))
  const { trainings } = await ruleChoices(db.reader, { rules }, arabic)
  expect(trainings).toHaveLength(500)
})

test('the form of the rules offers the terms of the vocabularies that trainings use, in their order', async () => {
  const db = await freshDatabase()
  const weigh = (tid: number, weight: number) =>
    db.transact((tx) => tx.updateTable('terms').set({ weight }).where('tid', '=', tid).execute())
  const ropes = await addTerm(db, 'topic', 'Ropes')
  const craft = await addTerm(db, 'topic', 'Craft', { ar: 'حرفة' })
  const first = await addTerm(db, 'topic', 'Safety')
  await addTerm(db, 'title', 'Only people have it')
  const evening = await addTerm(db, 'time', 'Evening')
  for (const tid of [ropes, craft]) await weigh(tid, 1)
  await add(db, course('Knots', { terms: [ropes, evening] }))
  await add(db, course('Lifting', { terms: [ropes] }))
  expect((await choicesOf(db)).terms).toEqual([
    { value: first, label: 'Safety' },
    { value: craft, label: 'حرفة' },
    { value: ropes, label: 'Ropes' },
    { value: evening, label: 'Evening' },
  ])
})

test('the form of the rules offers the schedules that are in use, with how long their points live', async () => {
  const db = await freshDatabase()
  const usual = await createTerms(db, { type: 'never' })
  const short = await createTerms(db, { type: 'rolling', amount: 14, unit: 'days', grace_days: 2 })
  const archived = await createTerms(db, { type: 'never' })
  await changeSchedule(db, archived, { revision: 1, status: 'archived' }, { by: null, now: at('2026-11-21') })
  expect((await choicesOf(db)).schedules).toEqual([
    { value: usual, label: 'Story', isDefault: true, longestLife: null },
    { value: short, label: 'Story', isDefault: false, longestLife: 16 },
  ])
})
