import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { obey, offer, outcomeOf, pointsOf, revoke, report, welcome } from './earningSite.ts'

interface EventPlan {
  id: string
  /** Which of two trainings. */
  training: 0 | 1
  at: string
}

/** Events of a few days around the change of a week and of a month. */
const eventPlans = fc
  .array(
    fc.record({
      training: fc.constantFrom(0 as const, 1 as const),
      day: fc.integer({ min: 0, max: 4 }),
      hour: fc.integer({ min: 0, max: 23 }),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((drawn) =>
    drawn.map(({ training, day, hour }, place): EventPlan => {
      const at = new Date(Date.UTC(2026, 9, 29 + day, hour, place))
      return { id: `e${place}`, training, at: at.toISOString().slice(0, 19).replace('T', ' ') }
    }),
  )

/** Every step at least once and some of them twice, in any order. */
function reportings<T>(steps: readonly T[]): fc.Arbitrary<T[]> {
  const again = fc.subarray([...steps])
  return again.chain((repeated) => {
    const all = [...steps, ...repeated]
    return fc.shuffledSubarray(all, { minLength: all.length })
  })
}

async function academy() {
  const db = await freshDatabase()
  const trainings = [await offer(db, 'Lifting'), await offer(db, 'Knots')] as const
  let learners = 0
  return {
    db,
    newLearner: () => welcome(db, `learner-${learners++}`),
    reportOf: (uid: number, { id, training, at }: EventPlan) =>
      report(db, { uid, external_id: `${uid}:${id}`, at, training_id: trainings[training] }),
    revokeOf: (uid: number, id: string) => revoke(db, `${uid}:${id}`),
  }
}

const kinds = {
  'once for each training': [{}],
  'each time': [{ repeat: 'per_completion' }],
  'once a week for each training': [{ repeat: 'periodic', period: 'week' }],
  'three times ever': [{ repeat: 'per_completion', max: { day: null, week: null, month: null, lifetime: 3 } }],
  'twice a day and three times a month': [
    { repeat: 'per_completion', max: { day: 2, week: null, month: 3, lifetime: null } },
  ],
} as const

describe('events in any order, however often they are reported', () => {
  for (const [name, rules] of Object.entries(kinds)) {
    test(`give the same: ${name}`, async () => {
      const { db, newLearner, reportOf } = await academy()
      await obey(db, rules)
      await alike(async (steps) => {
        const uid = await newLearner()
        for (const plan of steps) await reportOf(uid, plan)
        return pointsOf(db, uid)
      })
    })
  }

  test('give the same under caps of the day and the month', async () => {
    const { db, newLearner, reportOf } = await academy()
    await obey(db, [{ repeat: 'per_completion', points: 7 }], { daily_cap: 16, monthly_cap: 30 })
    await alike(async (steps) => {
      const uid = await newLearner()
      for (const plan of steps) await reportOf(uid, plan)
      return pointsOf(db, uid)
    })
  })

  const limited = { ...kinds, 'under caps': [{ repeat: 'per_completion', points: 7 }] } as const
  for (const [name, rules] of Object.entries(limited)) {
    test(`and revoked events give nothing, in whatever order they come: ${name}`, async () => {
      const { db, newLearner, reportOf, revokeOf } = await academy()
      await obey(db, rules, name === 'under caps' ? { daily_cap: 16, monthly_cap: 30 } : {})
      const drawn = eventPlans.chain((all) =>
        fc.subarray(all.map(({ id }) => id)).chain((revoked) =>
          fc.record({
            kept: fc.constant(all.filter(({ id }) => !revoked.includes(id))),
            steps: reportings([...all, ...revoked]),
          }),
        ),
      )
      await fc.assert(
        fc.asyncProperty(drawn, async ({ kept, steps }) => {
          const [plain, changing] = [await newLearner(), await newLearner()]
          for (const plan of kept) await reportOf(plain, plan)
          for (const step of steps)
            await (typeof step === 'string' ? revokeOf(changing, step) : reportOf(changing, step))
          expect(await pointsOf(db, changing)).toBe(await pointsOf(db, plain))
        }),
        { numRuns: 6 },
      )
    })
  }

  test('sent twenty times each at the same time count once each, and within the limits', async () => {
    const { db, newLearner, reportOf } = await academy()
    await obey(db, [{ repeat: 'per_completion' }], { daily_cap: 25 })
    const uid = await newLearner()
    const steps = Array.from({ length: 60 }, (_, place): EventPlan => {
      return { id: `e${place % 3}`, training: 0, at: '2026-11-20 12:00:00' }
    })
    const recorded = await Promise.all(steps.map((plan) => reportOf(uid, plan)))
    expect(recorded.filter(({ repeated }) => !repeated)).toHaveLength(3)
    expect(await pointsOf(db, uid)).toBe(25)
  })

  test('an event and its revocation that come at the same moment give no points', async () => {
    const { db, newLearner, reportOf, revokeOf } = await academy()
    await obey(db, [{}])
    const uids = await Promise.all(Array.from({ length: 12 }, newLearner))
    const plan: EventPlan = { id: 'a', training: 0, at: '2026-11-20 12:00:00' }
    await Promise.all(
      uids.flatMap((uid, place) => {
        const both = [() => reportOf(uid, plan), () => revokeOf(uid, 'a')]
        return (place % 2 ? both : both.toReversed()).map((step) => step())
      }),
    )
    expect(await Promise.all(uids.map((uid) => pointsOf(db, uid)))).toEqual(uids.map(() => 0))
  })
})

describe('an event that is revoked', () => {
  test('loses the points that are left, and the next completion earns again', async () => {
    const { db, newLearner, reportOf, revokeOf } = await academy()
    await obey(db, [{}])
    const uid = await newLearner()
    const first: EventPlan = { id: 'first', training: 0, at: '2026-11-20 12:00:00' }
    await reportOf(uid, first)
    expect((await revokeOf(uid, 'first')).takenBack).toMatchObject({ external_id: `${uid}:first` })
    expect(await pointsOf(db, uid)).toBe(0)
    expect((await outcomeOf(db, `${uid}:first`)).outcome).toMatchObject({ why: 'revoked', points: 0, taken_back: 10 })
    await reportOf(uid, { ...first, id: 'renewed', at: '2026-11-20 15:00:00' })
    expect(await pointsOf(db, uid)).toBe(10)
    await revokeOf(uid, 'first')
    expect(await pointsOf(db, uid)).toBe(10)
  })

  test('gives other events the points that its use of the limit took from them', async () => {
    const { db, newLearner, reportOf, revokeOf } = await academy()
    await obey(db, [{ repeat: 'per_completion' }], { daily_cap: 14 })
    const uid = await newLearner()
    await reportOf(uid, { id: 'a', training: 0, at: '2026-11-20 12:00:00' })
    await reportOf(uid, { id: 'b', training: 1, at: '2026-11-20 13:00:00' })
    expect((await outcomeOf(db, `${uid}:b`)).points).toBe(4)
    await revokeOf(uid, 'a')
    expect((await outcomeOf(db, `${uid}:b`)).outcome).toMatchObject({ points: 10, capped: false })
    expect(await pointsOf(db, uid)).toBe(10)
  })

  test('leaves the points for its training to the next completion, whatever rule that falls under', async () => {
    const { db, newLearner, reportOf, revokeOf } = await academy()
    await obey(db, [
      { id: 'campaign', points: 100, until: '2026-10-20 15:00:00' },
      { id: 'usual', points: 50 },
    ])
    const uid = await newLearner()
    await reportOf(uid, { id: 'a', training: 0, at: '2026-10-20 12:00:00' })
    await reportOf(uid, { id: 'b', training: 0, at: '2026-11-20 16:00:00' })
    await revokeOf(uid, 'a')
    expect((await outcomeOf(db, `${uid}:b`)).outcome).toMatchObject({ rule: 'usual', points: 50, why: null })
    expect(await pointsOf(db, uid)).toBe(50)
  })

  test('changes no event that now falls under another rule', async () => {
    const { db, newLearner, reportOf, revokeOf } = await academy()
    const rule = { repeat: 'per_completion' } as const
    await obey(db, [rule], { daily_cap: 14 })
    const uid = await newLearner()
    await reportOf(uid, { id: 'a', training: 0, at: '2026-11-20 12:00:00' })
    await reportOf(uid, { id: 'b', training: 1, at: '2026-11-20 13:00:00' })
    await obey(db, [
      { ...rule, id: 'new', points: 500 },
      { ...rule, id: 'rule-0' },
    ])
    await revokeOf(uid, 'a')
    expect(await outcomeOf(db, `${uid}:b`)).toMatchObject({ rule: 'rule-0', points: 4, missed: 6 })
    expect(await pointsOf(db, uid)).toBe(4)
  })

  test('keeps its points if the rule does not take them back', async () => {
    const { db, newLearner, reportOf, revokeOf } = await academy()
    await obey(db, [{ clawback: false }])
    const plan: EventPlan = { id: 'a', training: 0, at: '2026-11-20 12:00:00' }
    for (const steps of [
      [reportOf, revokeOf],
      [revokeOf, reportOf],
    ]) {
      const uid = await newLearner()
      for (const step of steps) await (step === reportOf ? reportOf(uid, plan) : revokeOf(uid, 'a'))
      expect(await pointsOf(db, uid)).toBe(10)
    }
  })

  test('is its sender’s own: another source cannot revoke it', async () => {
    const { db, newLearner, reportOf } = await academy()
    await obey(db, [{}])
    const uid = await newLearner()
    await reportOf(uid, { id: 'a', training: 0, at: '2026-11-20 12:00:00' })
    await db.transact((tx) => tx.updateTable('learning_events').set({ source: 'key:2' }).execute())
    await revoke(db, `${uid}:a`)
    expect(await pointsOf(db, uid)).toBe(10)
  })
})

/** Checks that the order and number of the reports does not change the points. */
async function alike(pointsFor: (steps: readonly EventPlan[]) => Promise<number>): Promise<void> {
  const drawn = eventPlans.chain((all) => fc.record({ all: fc.constant(all), steps: reportings(all) }))
  await fc.assert(
    fc.asyncProperty(drawn, async ({ all, steps }) => {
      const inTime = all.toSorted((a, b) => (a.at < b.at ? -1 : 1))
      expect(await pointsFor(steps)).toBe(await pointsFor(inTime))
    }),
    { numRuns: 10 },
  )
}
