import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { obey, offer, outcomeOf, pointsOf, takeBack, tellOf, welcome } from './earningSite.ts'

interface Story {
  id: string
  /** Which of two trainings. */
  training: 0 | 1
  at: string
}

/** Things that happened over some days, about the turn of a week and of a month. */
const stories = fc
  .array(
    fc.record({
      training: fc.constantFrom(0 as const, 1 as const),
      day: fc.integer({ min: 0, max: 4 }),
      hour: fc.integer({ min: 0, max: 23 }),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((drawn) =>
    drawn.map(({ training, day, hour }, place): Story => {
      const at = new Date(Date.UTC(2026, 9, 29 + day, hour, place))
      return { id: `e${place}`, training, at: at.toISOString().slice(0, 19).replace('T', ' ') }
    }),
  )

/** Each told at least once and some of them again, in any order. */
function tellings<T>(told: readonly T[]): fc.Arbitrary<T[]> {
  const again = fc.subarray([...told])
  return again.chain((repeated) => {
    const all = [...told, ...repeated]
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
    tell: (uid: number, { id, training, at }: Story) =>
      tellOf(db, { uid, external_id: `${uid}:${id}`, at, training_id: trainings[training] }),
    takeBack: (uid: number, id: string) => takeBack(db, `${uid}:${id}`),
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

describe('events in any order, however often they are told of', () => {
  for (const [name, rules] of Object.entries(kinds)) {
    test(`give the same: ${name}`, async () => {
      const { db, newLearner, tell } = await academy()
      await obey(db, rules)
      await alike(async (told) => {
        const uid = await newLearner()
        for (const story of told) await tell(uid, story)
        return pointsOf(db, uid)
      })
    })
  }

  test('give the same under caps of the day and the month', async () => {
    const { db, newLearner, tell } = await academy()
    await obey(db, [{ repeat: 'per_completion', points: 7 }], { daily_cap: 16, monthly_cap: 30 })
    await alike(async (told) => {
      const uid = await newLearner()
      for (const story of told) await tell(uid, story)
      return pointsOf(db, uid)
    })
  })

  const limited = { ...kinds, 'under caps': [{ repeat: 'per_completion', points: 7 }] } as const
  for (const [name, rules] of Object.entries(limited)) {
    test(`and revoked ones as though they had never been, whether that is said before or after: ${name}`, async () => {
      const { db, newLearner, tell, takeBack: revoke } = await academy()
      await obey(db, rules, name === 'under caps' ? { daily_cap: 16, monthly_cap: 30 } : {})
      const drawn = stories.chain((all) =>
        fc.subarray(all.map(({ id }) => id)).chain((revoked) =>
          fc.record({
            kept: fc.constant(all.filter(({ id }) => !revoked.includes(id))),
            told: tellings([...all, ...revoked]),
          }),
        ),
      )
      await fc.assert(
        fc.asyncProperty(drawn, async ({ kept, told }) => {
          const [plain, changing] = [await newLearner(), await newLearner()]
          for (const story of kept) await tell(plain, story)
          for (const step of told) await (typeof step === 'string' ? revoke(changing, step) : tell(changing, step))
          expect(await pointsOf(db, changing)).toBe(await pointsOf(db, plain))
        }),
        { numRuns: 6 },
      )
    })
  }

  test('sent all at once, twenty times each, count once each, and no limit is passed', async () => {
    const { db, newLearner, tell } = await academy()
    await obey(db, [{ repeat: 'per_completion' }], { daily_cap: 25 })
    const uid = await newLearner()
    const told = Array.from({ length: 60 }, (_, place): Story => {
      return { id: `e${place % 3}`, training: 0, at: '2026-11-20 12:00:00' }
    })
    const recorded = await Promise.all(told.map((story) => tell(uid, story)))
    expect(recorded.filter(({ repeated }) => !repeated)).toHaveLength(3)
    expect(await pointsOf(db, uid)).toBe(25)
  })

  test('an event and its revocation that come at the same moment leave nothing', async () => {
    const { db, newLearner, tell, takeBack: revoke } = await academy()
    await obey(db, [{}])
    const uids = await Promise.all(Array.from({ length: 12 }, newLearner))
    const story: Story = { id: 'a', training: 0, at: '2026-11-20 12:00:00' }
    await Promise.all(
      uids.flatMap((uid, place) => {
        const both = [() => tell(uid, story), () => revoke(uid, 'a')]
        return (place % 2 ? both : both.toReversed()).map((step) => step())
      }),
    )
    expect(await Promise.all(uids.map((uid) => pointsOf(db, uid)))).toEqual(uids.map(() => 0))
  })
})

describe('an event that is taken back', () => {
  test('takes its points along, as far as they are there, and the next completion earns again', async () => {
    const { db, newLearner, tell, takeBack: revoke } = await academy()
    await obey(db, [{}])
    const uid = await newLearner()
    const first: Story = { id: 'first', training: 0, at: '2026-11-20 12:00:00' }
    await tell(uid, first)
    expect((await revoke(uid, 'first')).takenBack).toMatchObject({ external_id: `${uid}:first` })
    expect(await pointsOf(db, uid)).toBe(0)
    expect((await outcomeOf(db, `${uid}:first`)).outcome).toMatchObject({ why: 'revoked', points: 0, taken_back: 10 })
    await tell(uid, { ...first, id: 'renewed', at: '2026-11-20 15:00:00' })
    expect(await pointsOf(db, uid)).toBe(10)
    await revoke(uid, 'first')
    expect(await pointsOf(db, uid)).toBe(10)
  })

  test('lets another one have what it had kept from it', async () => {
    const { db, newLearner, tell, takeBack: revoke } = await academy()
    await obey(db, [{ repeat: 'per_completion' }], { daily_cap: 14 })
    const uid = await newLearner()
    await tell(uid, { id: 'a', training: 0, at: '2026-11-20 12:00:00' })
    await tell(uid, { id: 'b', training: 1, at: '2026-11-20 13:00:00' })
    expect((await outcomeOf(db, `${uid}:b`)).points).toBe(4)
    await revoke(uid, 'a')
    expect((await outcomeOf(db, `${uid}:b`)).outcome).toMatchObject({ points: 10, capped: false })
    expect(await pointsOf(db, uid)).toBe(10)
  })

  test('keeps its points where the rule lets them be, before and after', async () => {
    const { db, newLearner, tell, takeBack: revoke } = await academy()
    await obey(db, [{ clawback: false }])
    const story: Story = { id: 'a', training: 0, at: '2026-11-20 12:00:00' }
    for (const steps of [
      [tell, revoke],
      [revoke, tell],
    ]) {
      const uid = await newLearner()
      for (const step of steps) await (step === tell ? tell(uid, story) : revoke(uid, 'a'))
      expect(await pointsOf(db, uid)).toBe(10)
    }
  })

  test('is its sender’s own: nobody takes back what another one told of', async () => {
    const { db, newLearner, tell } = await academy()
    await obey(db, [{}])
    const uid = await newLearner()
    await tell(uid, { id: 'a', training: 0, at: '2026-11-20 12:00:00' })
    await db.transact((tx) => tx.updateTable('learning_events').set({ source: 'key:2' }).execute())
    await takeBack(db, `${uid}:a`)
    expect(await pointsOf(db, uid)).toBe(10)
  })
})

/** However they are told, the stories give what they give when they are told as they happened. */
async function alike(pointsFor: (told: readonly Story[]) => Promise<number>): Promise<void> {
  const drawn = stories.chain((all) => fc.record({ all: fc.constant(all), told: tellings(all) }))
  await fc.assert(
    fc.asyncProperty(drawn, async ({ all, told }) => {
      const inTime = all.toSorted((a, b) => (a.at < b.at ? -1 : 1))
      expect(await pointsFor(told)).toBe(await pointsFor(inTime))
    }),
    { numRuns: 10 },
  )
}
