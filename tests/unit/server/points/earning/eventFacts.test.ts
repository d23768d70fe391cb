import { expect, test } from 'vitest'
import { simulateRules } from '#server/points/earning/simulation/simulateRules.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { outcomeOf, report, rulesOf, time, welcome } from './earningSite.ts'

const passed = { trigger: 'test_passed' as const, filters: { trainings: [], terms: [], min_score: 90 } }

test('rules compare the exact score, or the rounded one of an event from an earlier version', async () => {
  const db = await freshDatabase()
  const uid = await welcome(db, 'amal')
  await report(db, { uid, external_id: 'almost', type: 'test_passed', score: 89.6 })
  expect(await outcomeOf(db, 'almost')).toMatchObject({ score: 90, exact_score: 89.6 })
  expect(await simulateRules(db.reader, rulesOf([passed]), time)).toMatchObject({ events: 1, points: 0 })
  await db.transact((tx) => tx.updateTable('learning_events').set({ exact_score: null }).execute())
  expect(await simulateRules(db.reader, rulesOf([passed]), time)).toMatchObject({ events: 1, points: 10 })
})
