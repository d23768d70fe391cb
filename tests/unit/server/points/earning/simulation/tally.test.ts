import { expect, test } from 'vitest'
import { simulateRules } from '#server/points/earning/simulation/simulateRules.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { report, rulesOf, time, welcome } from '../earningSite.ts'

test('a simulation says which rule takes the events of a rule that is never reached', async () => {
  const db = await freshDatabase()
  const uid = await welcome(db, 'amal')
  for (const object of ['a', 'b']) await report(db, { uid, external_id: object, object })
  const body = rulesOf([{ trigger: 'first_login' }, { points: 5 }, { points: 60 }])
  const { by_rule } = await simulateRules(db.reader, body, time)
  expect(by_rule).toMatchObject([
    { matching: 0, taken_by: [] },
    { matching: 2, times: 2, taken_by: [] },
    { matching: 2, times: 0, taken_by: [{ position: 1, times: 2 }] },
  ])
})

test('rules that take the events of a rule are listed in the order of the rules', async () => {
  const db = await freshDatabase()
  const uid = await welcome(db, 'amal')
  const reported = { '09:00:00': 40, '10:00:00': 60, '11:00:00': 95, '12:00:00': 70 }
  for (const [hour, score] of Object.entries(reported))
    await report(db, { uid, external_id: hour, at: `2026-11-20 ${hour}`, type: 'test_passed', score })
  const from = (min_score: number | null) => ({
    trigger: 'test_passed' as const,
    filters: { trainings: [], terms: [], min_score },
  })
  const { by_rule } = await simulateRules(db.reader, rulesOf([from(90), from(50), from(null), from(null)]), time)
  expect(by_rule.at(-1)).toMatchObject({
    matching: 4,
    times: 0,
    taken_by: [
      { position: 0, times: 1 },
      { position: 1, times: 2 },
      { position: 2, times: 1 },
    ],
  })
})

test('a simulation counts events of which a cap withholds points, not those that earn nothing for another reason', async () => {
  const db = await freshDatabase()
  const [amal, finn] = [await welcome(db, 'amal'), await welcome(db, 'finn')]
  const training = { type: 'training_completed', object: 'a' }
  await report(db, { uid: amal, external_id: 'first', ...training, at: '2026-11-20 08:00:00' })
  await report(db, { uid: amal, external_id: 'again', ...training, at: '2026-11-20 09:00:00' })
  await report(db, { uid: amal, external_id: 'third', ...training, at: '2026-11-20 09:30:00' })
  await report(db, { uid: amal, external_id: 'reduced', ...training, object: 'b', at: '2026-11-20 10:00:00' })
  await report(db, { uid: amal, external_id: 'nothing', ...training, object: 'c', at: '2026-11-20 11:00:00' })
  await report(db, { uid: finn, external_id: 'alone', ...training })
  const simulated = await simulateRules(db.reader, rulesOf([{ points: 10 }], { daily_cap: 15 }), time)
  expect(simulated).toMatchObject({
    capped: 2,
    learners: 2,
    points: 25,
    highest: 15,
    by_rule: [{ times: 3, learners: 2, points: 25 }],
  })
})

test('a learner whose events earn nothing is none of the learners who earn', async () => {
  const db = await freshDatabase()
  await report(db, { uid: await welcome(db, 'amal'), external_id: 'zero', type: 'test_passed', score: 0 })
  const rules = rulesOf([{ trigger: 'test_passed', times_score: true }])
  const { learners, by_rule } = await simulateRules(db.reader, rules, time)
  expect({ learners, by_rule }).toMatchObject({ learners: 0, by_rule: [{ matching: 1, times: 0, learners: 0 }] })
})

test('new rules that have no id yet are counted each for itself', async () => {
  const db = await freshDatabase()
  const uid = await welcome(db, 'amal')
  for (const object of ['a', 'b']) await report(db, { uid, external_id: object, object })
  await report(db, { uid, external_id: 'login', type: 'daily_login' })
  const { by_rule } = await simulateRules(
    db.reader,
    rulesOf([
      { id: null, points: 5 },
      { id: null, points: 2, trigger: 'daily_login' },
    ]),
    time,
  )
  expect(by_rule).toMatchObject([
    { id: null, times: 2, points: 10 },
    { id: null, times: 1, points: 2 },
  ])
})
