import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RulesOutcome, RulesSimulation } from '#shared/contract/simulation.ts'
import { repeats } from '#shared/points/rules.ts'
import type { Restriction } from '#shared/audience/restrictions.ts'
import { simulateRules } from '#server/points/earning/simulation/simulateRules.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addTerm } from '../../../catalogue/catalogue.ts'
import { obey, offer, pointsOf, rulesOf, revoke, report, time, welcome } from '../earningSite.ts'

const rule = fc.record({
  trigger: fc.constantFrom('training_completed' as const, 'test_passed' as const),
  points: fc.integer({ min: 1, max: 50 }),
  times_score: fc.boolean(),
  cooldown_minutes: fc.constantFrom(0, 0, 90),
  clawback: fc.boolean(),
  max: fc.record({
    day: fc.constantFrom(null, 2),
    week: fc.constantFrom(null, 3),
    month: fc.constantFrom(null, 4),
    lifetime: fc.constantFrom(null, 5),
  }),
  restrictions: fc.constantFrom<Restriction[]>([], [{ type: 'country', value: ['DK'], rule: 'and' }]),
  repeat: fc.constantFrom(...repeats),
})

const noLearner = { learners: 0, points: 0, most: [] }

const plannedEvent = fc.record({
  learner: fc.constantFrom(0, 1, 2),
  type: fc.constantFrom('training_completed', 'test_passed', 'review_posted'),
  training: fc.constantFrom(0, 1),
  score: fc.option(fc.integer({ min: 0, max: 100 })),
  minutes: fc.integer({ min: 0, max: 60 * 24 * 20 }),
})

test('a simulation predicts the result of recording the same events', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(rule, { minLength: 1, maxLength: 4 }),
      fc.option(fc.integer({ min: 10, max: 90 })),
      fc.array(plannedEvent, { minLength: 1, maxLength: 14 }),
      fc.nat({ max: 20 }),
      async (drawn, cap, plannedEvents, revoked) => {
        const db = await freshDatabase()
        const trainings = [await offer(db, 'Lifting'), await offer(db, 'Knots')]
        const learners = [
          await welcome(db, 'amal'),
          await welcome(db, 'finn', { country: 'DK' }),
          await welcome(db, 'gone', { status: 'blocked' }),
        ]
        const rules = drawn.map((one) => ({ ...one, period: one.repeat === 'periodic' ? ('week' as const) : null }))
        const inTime = plannedEvents.toSorted((a, b) => a.minutes - b.minutes)
        const reportAll = async (source: string) => {
          for (const [place, { learner, type, training, score, minutes }] of inTime.entries()) {
            const at = new Date(Date.UTC(2026, 9, 25, 0, minutes)).toISOString().slice(0, 19).replace('T', ' ')
            const subject = { uid: learners[learner] ?? 0, training_id: trainings[training] ?? null }
            await report(db, { ...subject, source, external_id: `e${place}`, type, score, at })
          }
        }
        // Revocations arrive before their events, so the simulation does not depend on their order.
        await revoke(db, `e${revoked}`)
        // Nothing is awarded yet, because there are no rules.
        await reportAll('key:1')
        const body = rulesOf(rules, { daily_cap: cap })
        const simulated = await simulateRules(db.reader, body, time)

        await db.transact((tx) => tx.deleteFrom('learning_events').execute())
        await obey(db, rules, { daily_cap: cap })
        await revoke(db, `e${revoked}`)
        await reportAll('key:1')
        const awarded = await db.reader.selectFrom('learning_events').selectAll().where('points', '>', 0).execute()
        const pointsBy = (uid: number) =>
          awarded.filter((one) => one.uid === uid).reduce((sum, { points }) => sum + points, 0)
        expect(simulated).toMatchObject({
          highest: Math.max(0, ...learners.map(pointsBy)),
          events: inTime.length,
          learners: new Set(awarded.map(({ uid }) => uid)).size,
          points: awarded.reduce((sum, { points }) => sum + points, 0),
          by_rule: body.rules.map(({ id, name }) => {
            const own = awarded.filter((event) => event.rule === id)
            return {
              id,
              name,
              times: own.length,
              learners: new Set(own.map(({ uid }) => uid)).size,
              points: own.reduce((sum, { points }) => sum + points, 0),
            }
          }),
          capped: await cappedEvents(db),
        })
        expect(simulated.weeks.reduce((sum, { points }) => sum + points, 0)).toBe(simulated.points)
        // Under the same rules, the saved ones have the same result.
        expect(await simulateRules(db.reader, body, time)).toMatchObject({
          ...simulated,
          saved: outcomeOnly(simulated),
          gaining: noLearner,
          losing: noLearner,
        })
        const balances = await Promise.all(learners.map((uid) => pointsOf(db, uid)))
        expect(balances.reduce((sum, points) => sum + points, 0)).toBe(simulated.points)
      },
    ),
    { numRuns: 12 },
  )
})

test('a simulation says whose points change, those who change most first', async () => {
  const db = await freshDatabase()
  const danes = ['amal', 'bo', 'cleo', 'dina']
  for (const [place, name] of danes.entries()) {
    const uid = await welcome(db, name, { country: 'DK' })
    for (let n = 0; n <= place; n++) await report(db, { uid, external_id: `${name}${n}`, object: `${name}${n}` })
  }
  await report(db, { uid: await welcome(db, 'finn'), external_id: 'finn' })
  const restrictions: Restriction[] = [{ type: 'country', value: 'DK', rule: 'and' }]
  await obey(db, [{ points: 10, restrictions }, { points: 20 }])
  const [first, second] = rulesOf([{ points: 10, restrictions }, { points: 20 }]).rules
  const moved = { ...rulesOf([]), rules: [second!, first!] }
  const { gaining, losing } = await simulateRules(db.reader, moved, time)
  expect(losing).toEqual(noLearner)
  expect(gaining).toMatchObject({ learners: 4, points: 100 })
  expect(gaining.most.map(({ full_name, points }) => [full_name, points])).toEqual([
    [expect.stringMatching(/dina/i), 40],
    [expect.stringMatching(/cleo/i), 30],
    [expect.stringMatching(/bo/i), 20],
  ])
  const without = await simulateRules(db.reader, { ...moved, rules: [first!] }, time)
  expect(without.losing).toMatchObject({ learners: 1, points: 20, most: [{ points: 20 }] })
  expect(without.gaining).toEqual(noLearner)
})

test('a simulation awards nothing, and looks back no more than 90 days', async () => {
  const db = await freshDatabase()
  const uid = await welcome(db, 'amal')
  await report(db, { uid, external_id: 'old', at: '2026-08-23 08:59:59', object: 'a' })
  await report(db, { uid, external_id: 'young', at: '2026-08-23 09:00:00', object: 'b' })
  const body = rulesOf([{ id: null, name: 'New' }, { name: 'Never' }])
  expect(await simulateRules(db.reader, body, time)).toMatchObject({
    events: 1,
    learners: 1,
    points: 10,
    capped: 0,
    by_rule: [
      { id: null, name: 'New', times: 1, learners: 1, points: 10 },
      { id: 'rule-1', name: 'Never', times: 0, learners: 0, points: 0 },
    ],
  })
  expect(await pointsOf(db, uid)).toBe(0)
  expect(await db.reader.selectFrom('point_entries').selectAll().execute()).toEqual([])
})

test('a simulation counts a training once, whatever rules pay for it', async () => {
  const db = await freshDatabase()
  const uid = await welcome(db, 'amal')
  const object = 'https://x.test/1'
  await report(db, { uid, external_id: 'a', object, score: 90, at: '2026-11-20 12:00:00' })
  await report(db, { uid, external_id: 'b', object, at: '2026-11-20 13:00:00' })
  const good = { trainings: [], terms: [], min_score: 80 }
  const simulated = await simulateRules(db.reader, rulesOf([{ points: 100, filters: good }, { points: 50 }]), time)
  expect(simulated).toMatchObject({ points: 100, by_rule: [{ times: 1 }, { times: 0, matching: 2 }] })
})

test('a simulation tries a rule that begins later, and one that ended gives nothing', async () => {
  const db = await freshDatabase()
  const uid = await welcome(db, 'amal')
  const ended = { id: 'ended', points: 900, until: '2026-11-21 09:00:00' }
  const usual = { id: 'usual', points: 50 }
  await obey(db, [ended, usual])
  await report(db, { uid, external_id: 'a', at: '2026-11-20 12:00:00' })
  const ends = '2026-11-21 09:00:01'
  const body = rulesOf([ended, { id: 'campaign', points: 500, from: '2026-11-21 09:00:00', until: ends }, usual])
  expect(await simulateRules(db.reader, body, time)).toMatchObject({
    points: 500,
    by_rule: [{ matching: 0 }, { times: 1 }, { times: 0, matching: 1 }],
    saved: { points: 50, by_rule: [{ matching: 0 }, { times: 1 }] },
  })
  expect(await pointsOf(db, uid)).toBe(900)
})

test('a rule that is switched off gives nothing in a simulation either, and leaves its events to the next rule', async () => {
  const db = await freshDatabase()
  await report(db, { uid: await welcome(db, 'amal'), external_id: 'a' })
  const body = rulesOf([{ points: 900, enabled: false }, { points: 50 }])
  expect(await simulateRules(db.reader, body, time)).toMatchObject({
    points: 50,
    by_rule: [{ matching: 0 }, { matching: 1, taken_by: [] }],
  })
})

test('a simulation finds trainings by the terms that only the new rules or only the saved ones name', async () => {
  const db = await freshDatabase()
  const uid = await welcome(db, 'amal')
  const ropes = await addTerm(db, 'topic', 'Ropes')
  await report(db, { uid, external_id: 'knots', training_id: await offer(db, 'Knots', [ropes]) })
  const onRopes = { points: 30, filters: { trainings: [], terms: [ropes], min_score: null } }
  await obey(db, [{ points: 5 }])
  expect(await simulateRules(db.reader, rulesOf([onRopes]), time)).toMatchObject({ points: 30, saved: { points: 5 } })
  await obey(db, [onRopes])
  const tried = rulesOf([{ points: 5 }])
  expect(await simulateRules(db.reader, tried, time)).toMatchObject({ points: 5, saved: { points: 30 } })
})

test('a simulation replays only events that rules can match, with results of tests that have only a score', async () => {
  const db = await freshDatabase()
  const uid = await welcome(db, 'amal')
  await report(db, { uid, external_id: 'watched', type: 'ignored' })
  await report(db, { uid, external_id: 'test', type: 'test_scored', score: 80 })
  const passed = { trigger: 'test_passed' as const, filters: { trainings: [], terms: [], min_score: 70 } }
  expect(await simulateRules(db.reader, rulesOf([passed]), time)).toMatchObject({ events: 1, learners: 1, points: 10 })
})

function outcomeOnly(simulated: RulesSimulation): RulesOutcome {
  const { events: _, saved: __, gaining: ___, losing: ____, next: _____, percent: ______, ...outcome } = simulated
  return outcome
}

async function cappedEvents(db: Awaited<ReturnType<typeof freshDatabase>>): Promise<number> {
  const rows = await db.reader.selectFrom('learning_events').select('outcome').execute()
  return rows.filter(({ outcome }) => JSON.parse(outcome).capped).length
}
