import { describe, expect, test } from 'vitest'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { obey, offer, outcomeOf, pointsOf, report, welcome } from './earningSite.ts'

const day = (date: number, hour = 12) => `2026-11-${date} ${String(hour).padStart(2, '0')}:00:00`

async function academy() {
  const db = await freshDatabase()
  return { db, amal: await welcome(db, 'amal'), lifting: await offer(db, 'Lifting'), knots: await offer(db, 'Knots') }
}

describe('limits', () => {
  test('a rule has limits per day, per week from Monday, per month and in total', async () => {
    const limits = { day: 2, week: 3, month: 4, lifetime: 5 }
    const { db, amal } = await academy()
    await obey(db, [{ repeat: 'per_completion', points: 1, max: limits }])
    const reported = [
      day(16, 8),
      day(16, 9),
      day(16, 10), // Monday: two of three
      day(18),
      day(19), // one more in this week
      day(23),
      day(24), // the next week; the month is full after the first
      '2026-12-01 12:00:00',
      '2026-12-02 12:00:00', // the last one ever
    ]
    for (const at of reported) await report(db, { uid: amal, external_id: at, at }, new Date('2026-12-03T00:00:00Z'))
    const awarded = await db.reader
      .selectFrom('learning_events')
      .select('at')
      .where('points', '>', 0)
      .orderBy('at')
      .execute()
    expect(awarded.map(({ at }) => at)).toEqual([day(16, 8), day(16, 9), day(18), day(23), '2026-12-01 12:00:00'])
  })

  test('within the cooldown of a rule only one event earns, in whatever order they are reported', async () => {
    const { db, amal } = await academy()
    await obey(db, [{ repeat: 'per_completion', cooldown_minutes: 60 }])
    for (const at of [day(20, 12), '2026-11-20 11:00:01', '2026-11-20 12:59:59', day(20, 13), day(20, 11)]) {
      await report(db, { uid: amal, external_id: at, at })
    }
    const awarded = await db.reader
      .selectFrom('learning_events')
      .select('at')
      .where('points', '>', 0)
      .orderBy('at')
      .execute()
    expect(awarded.map(({ at }) => at)).toEqual([day(20, 11), day(20, 12), day(20, 13)])
    expect((await outcomeOf(db, '2026-11-20 12:59:59')).outcome.why).toBe('cooldown')
  })

  test('a learner’s points of a day and a month are limited by the caps', async () => {
    const { db, amal } = await academy()
    await obey(db, [{ repeat: 'per_completion', points: 40 }], { daily_cap: 100, monthly_cap: 150 })
    for (const at of [day(20, 8), day(20, 9), day(20, 10), day(20, 11), day(21, 7), day(21, 8)]) {
      await report(db, { uid: amal, external_id: at, at })
    }
    const { outcome: reduced } = await outcomeOf(db, day(20, 10))
    expect(reduced).toMatchObject({ points: 20, capped: true, why: null })
    expect((await outcomeOf(db, day(20, 11))).outcome).toMatchObject({
      points: 0,
      capped: true,
      why: 'cap',
      entry: null,
    })
    expect((await outcomeOf(db, day(21, 8))).outcome).toMatchObject({ points: 10, capped: true })
    expect(await pointsOf(db, amal)).toBe(150)
    // Each learner has their own cap, and past events count towards past periods.
    const finn = await welcome(db, 'finn')
    await report(db, { uid: finn, external_id: 'finn', at: day(20) })
    await report(db, { uid: amal, external_id: 'october', at: '2026-10-05 12:00:00' })
    expect([await pointsOf(db, finn), await pointsOf(db, amal)]).toEqual([40, 190])
  })

  test('a new version of the rules applies to events after it', async () => {
    const { db, amal, lifting, knots } = await academy()
    await obey(db, [{ points: 10 }])
    await report(db, { uid: amal, external_id: 'a', training_id: lifting })
    await obey(db, [{ points: 30 }])
    await report(db, { uid: amal, external_id: 'b', training_id: knots })
    await report(db, { uid: amal, external_id: 'c', training_id: lifting })
    expect(await pointsOf(db, amal, morning)).toBe(40)
  })
})
