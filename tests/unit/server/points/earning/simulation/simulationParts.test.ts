import { expect, test } from 'vitest'
import { simulateRules } from '#server/points/earning/simulation/simulateRules.ts'
import { joinSimulations } from '#shared/points/joinSimulations.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { obey, rulesOf, time } from '../earningSite.ts'

test('the parts of a simulation add up to the whole one', async () => {
  const db = await freshDatabase()
  // More learners than one batch has.
  await db.transact(async (tx) => {
    for (let n = 0; n < 230; n++) {
      const uid = 1000 + n * 3
      await tx.insertInto('users').values(learnerRow(uid)).execute()
      await tx.insertInto('learning_events').values(eventRow(uid)).execute()
    }
  })
  const body = rulesOf([
    { points: 7, restrictions: [{ type: 'country', value: 'DK', rule: 'and' }] },
    { points: 3 },
    {},
  ])
  await obey(db, [{ points: 2 }])
  const whole = await simulateRules(db.reader, body, time)
  expect(whole).toMatchObject({ learners: 230, next: null, percent: 100, saved: { points: 460 } })
  const first = await simulateRules(db.reader, body, time, { isEnough: () => true })
  expect(first).toMatchObject({ learners: 100, next: expect.any(Number) })
  // The 100th of the learners is 1297, and the last of them 1687.
  expect(first.percent).toBe(76)
  let joined = first
  while (joined.next !== null) {
    const part = await simulateRules(db.reader, body, time, { after: joined.next, isEnough: () => true })
    joined = joinSimulations(joined, part)
  }
  expect(joined).toEqual(whole)
})

test('the last part of a simulation comes after a full batch; until then it is not complete', async () => {
  const db = await freshDatabase()
  await db.transact(async (tx) => {
    for (let uid = 1001; uid <= 1100; uid++) {
      await tx.insertInto('users').values(learnerRow(uid)).execute()
      await tx.insertInto('learning_events').values(eventRow(uid)).execute()
    }
  })
  const first = await simulateRules(db.reader, rulesOf([{}]), time, { isEnough: () => true })
  expect(first).toMatchObject({ learners: 100, next: 1100, percent: 99 })
  const last = await simulateRules(db.reader, rulesOf([{}]), time, { after: 1100 })
  expect(last).toMatchObject({ learners: 0, events: 0, points: 0, next: null, percent: 100 })
})

function learnerRow(uid: number) {
  const name = `learner-${uid}`
  return {
    uid,
    name,
    name_key: name,
    mail: `${name}@story.test`,
    mail_key: `${name}@story.test`,
    first_name: name,
    last_name: '',
    full_name: name,
    status: 'active' as const,
    created: '2026-01-01 00:00:00',
    country: uid % 2 === 0 ? 'DK' : null,
  }
}

function eventRow(uid: number) {
  const at = '2026-11-20 12:00:00'
  return { source: 'key:1', external_id: `e${uid}`, type: 'training_completed', uid, object: 'a', at, received_at: at }
}
