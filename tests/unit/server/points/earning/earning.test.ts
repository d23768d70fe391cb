import { describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { obey, offer, outcomeOf, pointsOf, report, welcome } from './earningSite.ts'

async function academy() {
  const db = await freshDatabase()
  return { db, amal: await welcome(db, 'amal'), lifting: await offer(db, 'Lifting'), knots: await offer(db, 'Knots') }
}

describe('a rule', () => {
  test('gives its points once for a training, however often it is completed, and notifies the learner', async () => {
    const { db, amal, lifting, knots } = await academy()
    await obey(db, [{ name: 'A training done', points: 25 }])
    await report(db, { uid: amal, external_id: 'a', training_id: lifting })
    await report(db, { uid: amal, external_id: 'b', training_id: lifting })
    await report(db, { uid: amal, external_id: 'c', training_id: knots })
    expect(await pointsOf(db, amal)).toBe(50)
    expect((await outcomeOf(db, 'a')).outcome).toMatchObject({ rule: 'rule-0', points: 25, why: null, capped: false })
    expect((await outcomeOf(db, 'b')).outcome).toMatchObject({
      rule: 'rule-0',
      points: 0,
      why: 'earned_before',
      capped: false,
    })
    const entries = await db.reader.selectFrom('point_entries').selectAll().orderBy('id').execute()
    expect(entries.map(({ key, reason }) => [key, reason])).toEqual([
      [`rule:rule-0:${amal}:once:training:${lifting}`, 'A training done'],
      [`rule:rule-0:${amal}:once:training:${knots}`, 'A training done'],
    ])
    expect((await outcomeOf(db, 'a')).outcome.entry).toBe(entries[0]?.id)
    const notices = await db.reader.selectFrom('notices').select(['type', 'details']).where('uid', '=', amal).execute()
    expect(notices).toHaveLength(2)
    expect(notices.map(({ details }) => JSON.parse(details))).toEqual([
      { points: 25, reason: 'A training done', title: 'Lifting', completed: true },
      { points: 25, reason: 'A training done', title: 'Knots', completed: true },
    ])
  })

  test('gives nothing for a completion that another rule has paid, and pays again if it says so', async () => {
    const { db, amal, lifting } = await academy()
    const usual = { id: 'usual', points: 50 }
    await obey(db, [{ id: 'campaign', points: 100, until: '2026-11-20 15:00:00' }, usual])
    await report(db, { uid: amal, external_id: 'a', training_id: lifting, at: '2026-11-20 12:00:00' })
    await report(db, { uid: amal, external_id: 'b', training_id: lifting, at: '2026-11-20 16:00:00' })
    expect(await pointsOf(db, amal)).toBe(100)
    expect((await outcomeOf(db, 'b')).outcome).toMatchObject({ rule: 'usual', points: 0, why: 'earned_before' })
    await obey(db, [{ ...usual, id: 'new' }])
    await report(db, { uid: amal, external_id: 'c', training_id: lifting })
    expect(await pointsOf(db, amal)).toBe(100)
    await obey(db, [{ ...usual, id: 'again', repeat: 'per_completion' }])
    await report(db, { uid: amal, external_id: 'd', training_id: lifting })
    expect(await pointsOf(db, amal)).toBe(150)
  })

  test('pays for something else that was done for the same training', async () => {
    const { db, amal, lifting } = await academy()
    await obey(db, [{}, { trigger: 'session_attended', points: 4 }])
    await report(db, { uid: amal, external_id: 'a', training_id: lifting })
    await report(db, { uid: amal, external_id: 'b', training_id: lifting, type: 'session_attended' })
    expect(await pointsOf(db, amal)).toBe(14)
  })

  test('without notices notifies nobody', async () => {
    const { db, amal } = await academy()
    await obey(db, [{ notify: false }])
    await report(db, { uid: amal, external_id: 'a' })
    expect(await pointsOf(db, amal)).toBe(10)
    expect(await db.reader.selectFrom('notices').selectAll().execute()).toEqual([])
  })

  test('can give points for each completion, and for an outside activity by its address', async () => {
    const { db, amal, lifting } = await academy()
    await obey(db, [{ repeat: 'per_completion', trigger: 'session_attended' }, {}])
    for (const id of ['a', 'b']) {
      await report(db, { uid: amal, external_id: id, type: 'session_attended', training_id: lifting })
    }
    expect(await pointsOf(db, amal)).toBe(20)
    for (const [id, object] of Object.entries({
      c: 'https://x.test/1',
      d: 'https://x.test/1',
      e: 'https://x.test/2',
    })) {
      await report(db, { uid: amal, external_id: id, object })
    }
    expect(await pointsOf(db, amal)).toBe(40)
  })

  test('that is periodic gives once in each period of the site’s clock', async () => {
    const { db, amal } = await academy()
    await obey(db, [{ trigger: 'survey_submitted', repeat: 'periodic', period: 'day' }])
    // 23:30 UTC on the 19th is half an hour into the 20th in Copenhagen.
    for (const at of ['2026-11-19 22:30:00', '2026-11-19 23:30:00', '2026-11-20 22:59:59', '2026-11-20 23:00:00']) {
      await report(db, { uid: amal, external_id: at, type: 'survey_submitted', at })
    }
    expect(await pointsOf(db, amal)).toBe(30)
  })

  test('in proportion to the score rounds half a point up, and ignores events without a score', async () => {
    const { db, amal } = await academy()
    await obey(db, [
      { trigger: 'test_passed', times_score: true, points: 25, repeat: 'per_completion' },
      { trigger: 'test_passed', points: 1, repeat: 'per_completion' },
    ])
    for (const [id, score] of [['half', 50] as const, ['none', null] as const, ['zero', 0] as const]) {
      await report(db, { uid: amal, external_id: id, type: 'test_passed', score })
    }
    expect((await outcomeOf(db, 'half')).outcome).toMatchObject({ rule: 'rule-0', points: 13 })
    expect((await outcomeOf(db, 'none')).outcome).toMatchObject({ rule: 'rule-1', points: 1 })
    expect((await outcomeOf(db, 'zero')).outcome).toMatchObject({ rule: 'rule-0', points: 0, why: 'score' })
    expect(await pointsOf(db, amal)).toBe(14)
  })

  test('can make points pending, and can have its own expiry schedule', async () => {
    const { db, amal } = await academy()
    await db.transact(async (tx) => {
      const at = '2026-01-01 00:00:00'
      const schedule = { id: 1, name: 'Soon', status: 'active', created: at, changed: at } as const
      await tx.insertInto('schedules').values(schedule).execute()
      const terms = '{"type":"rolling","amount":30,"unit":"days","round_to":"none","notice_days":[],"grace_days":0}'
      await tx.insertInto('schedule_versions').values({ schedule_id: 1, version: 1, terms, created: at }).execute()
    })
    await obey(db, [{ pending_days: 14, schedule: 1 }])
    await report(db, { uid: amal, external_id: 'a' })
    const lot = await db.reader.selectFrom('lots').selectAll().executeTakeFirstOrThrow()
    expect(lot).toMatchObject({ available_at: '2026-12-05 09:00:00', expires_on: '2026-12-21' })
    const wallet = await db.reader.selectFrom('wallets').selectAll().executeTakeFirstOrThrow()
    expect(wallet).toMatchObject({ points: 0, pending: 10 })
  })
})

describe('the first rule that matches decides', () => {
  test('by trigger, training, score, time of the event and audience, and no other is tried', async () => {
    const { db, amal, lifting, knots } = await academy()
    const [finn, bo] = [await welcome(db, 'finn', { country: 'DK' }), await welcome(db, 'bo')]
    await obey(db, [
      { points: 1, enabled: false },
      { points: 2, trigger: 'test_passed' },
      { points: 3, from: '2026-11-21 00:00:00' },
      { points: 4, until: '2026-11-20 12:00:00' },
      { points: 5, filters: { trainings: [lifting], terms: [], min_score: 80 } },
      {
        points: 6,
        restrictions: [{ type: 'country', value: ['DK', 'NO'], rule: 'and' }],
        max: { day: null, week: null, month: null, lifetime: 1 },
      },
      { points: 7, filters: { trainings: [knots], terms: [], min_score: null } },
      { points: 8 },
    ])
    const fits = async (id: string, uid: number, changes: object) => {
      await report(db, { uid, external_id: id, ...changes })
      return (await outcomeOf(db, id)).outcome
    }
    expect(await fits('later', amal, { at: '2026-11-21 00:00:00' })).toMatchObject({ points: 3 })
    expect(await fits('before', amal, { at: '2026-11-20 11:59:59' })).toMatchObject({ points: 4 })
    expect(await fits('well', amal, { training_id: lifting, score: 80 })).toMatchObject({ points: 5 })
    expect(await fits('danish', finn, { training_id: knots })).toMatchObject({ points: 6 })
    expect(await fits('danish again', finn, { training_id: lifting })).toMatchObject({ rule: 'rule-5', why: 'max' })
    expect(await fits('knots', amal, { training_id: knots })).toMatchObject({ points: 7 })
    expect(await fits('badly', bo, { training_id: lifting, score: 79 })).toMatchObject({ points: 8 })
    expect(await fits('review', amal, { type: 'review_posted' })).toMatchObject({ rule: null, why: 'no_rule' })
    expect(await fits('watched', amal, { type: 'ignored' })).toMatchObject({ rule: null, why: 'no_trigger' })
  })

  test('a term includes all terms below it', async () => {
    const { db, amal } = await academy()
    const [craft, ropes] = await db.transact(async (tx) => {
      const { id } = await tx
        .insertInto('vocabularies')
        .values({ machine_name: 'topic', name: 'Topic' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const plant = async (name: string, parent: number | null) =>
        (
          await tx
            .insertInto('terms')
            .values({ vocabulary_id: id, parent_tid: parent, name })
            .returning('tid')
            .executeTakeFirstOrThrow()
        ).tid
      const top = await plant('Craft', null)
      return [top, await plant('Ropes', await plant('Rigging', top))]
    })
    const splicing = await offer(db, 'Splicing', [ropes])
    const law = await offer(db, 'Law')
    await obey(db, [{ filters: { trainings: [], terms: [craft], min_score: null } }, { trigger: 'session_attended' }])
    await report(db, { uid: amal, external_id: 'splicing', training_id: splicing })
    await report(db, { uid: amal, external_id: 'law', training_id: law })
    expect((await outcomeOf(db, 'splicing')).points).toBe(10)
    expect((await outcomeOf(db, 'law')).outcome.why).toBe('no_rule')
  })

  test('a test with only a score counts if a rule names the required score', async () => {
    const { db, amal } = await academy()
    const enough = { trainings: [], terms: [], min_score: 70 }
    await obey(db, [{ trigger: 'test_passed' }, { trigger: 'test_passed', filters: enough, points: 3 }])
    for (const score of [69, 70]) {
      await report(db, { uid: amal, external_id: `${score}`, type: 'test_scored', object: `${score}`, score })
    }
    expect(await pointsOf(db, amal)).toBe(3)
  })

  test('no user earns while earning is off, and blocked users never earn', async () => {
    const { db, amal } = await academy()
    const gone = await welcome(db, 'gone', { status: 'blocked' })
    await obey(db, [{}], { enabled: false })
    await report(db, { uid: amal, external_id: 'off' })
    await obey(db, [{}])
    await report(db, { uid: gone, external_id: 'gone' })
    expect((await outcomeOf(db, 'off')).outcome.why).toBe('off')
    expect((await outcomeOf(db, 'gone')).outcome.why).toBe('no_rule')
    expect([await pointsOf(db, amal), await pointsOf(db, gone)]).toEqual([0, 0])
  })
})
