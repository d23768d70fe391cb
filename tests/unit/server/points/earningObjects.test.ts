import { describe, expect, test } from 'vitest'
import { RulesDocument } from '#shared/points/rules.ts'
import { reportEvent } from '#server/events/reportEvent.ts'
import { recordLogin } from '#server/points/earning/ownEvents.ts'
import { currentRules } from '#server/points/earning/currentRules.ts'
import type { Database } from '#server/db/database.ts'
import { EventBody } from '#shared/contract/events.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { obey, pointsOf, report, time, welcome } from './earning/earningSite.ts'

/** Reports a survey. Returns its points. */
async function survey(db: Database, uid: number, id: string, more: object = {}) {
  const body = EventBody.parse({ id, type: 'survey_submitted', uid, at: '2026-11-20 10:00:00', ...more })
  const { event } = await reportEvent(db, { source: 'key:1', body }, time)
  return { points: event.outcome.points, why: event.outcome.why }
}

const earned = { points: 5, why: null }
const before = { points: 0, why: 'earned_before' }

describe('once per object', () => {
  test('two surveys without an object are two objects', async () => {
    const db = await freshDatabase()
    const uid = await welcome(db, 'amal')
    await obey(db, [{ trigger: 'survey_submitted', points: 5 }])
    expect(await survey(db, uid, 's1')).toEqual(earned)
    expect(await survey(db, uid, 's2')).toEqual(earned)
    expect(await survey(db, uid, 's1')).toEqual(earned) // The same report again.
    expect(await pointsOf(db, uid)).toBe(10)
  })

  test('a survey that names its object earns once for it, from any source', async () => {
    const db = await freshDatabase()
    const uid = await welcome(db, 'amal')
    await obey(db, [{ trigger: 'survey_submitted', points: 5 }])
    const object = 'https://surveys.test/2026'
    expect(await survey(db, uid, 's1', { object })).toEqual(earned)
    expect(await survey(db, uid, 's2', { object })).toEqual(before)
    await report(db, { uid, external_id: 'x1', source: 'key:2', type: 'survey_submitted', object })
    expect(await survey(db, uid, 's3', { object: `${object}/b` })).toEqual(earned)
    expect(await pointsOf(db, uid)).toBe(10)
  })

  test('the events of two sources with the same identifier are two objects', async () => {
    const db = await freshDatabase()
    const uid = await welcome(db, 'amal')
    await obey(db, [{ trigger: 'survey_submitted', points: 5 }])
    for (const source of ['key:1', 'key:2']) {
      await report(db, { uid, external_id: 's1', source, type: 'survey_submitted' })
    }
    expect(await pointsOf(db, uid)).toBe(10)
  })
})

describe('a rule for daily logins', () => {
  test('gives once a day by default', async () => {
    const db = await freshDatabase()
    const uid = await welcome(db, 'amal')
    const { rules } = await obey(db, [{ trigger: 'daily_login', points: 2 }])
    expect(rules).toMatchObject([{ repeat: 'periodic', period: 'day' }])
    for (const now of ['2026-11-20T10:00:00Z', '2026-11-20T18:00:00Z', '2026-11-21T08:00:00Z']) {
      await db.transact((tx) => recordLogin(tx, uid, new Date(now)))
    }
    expect(await pointsOf(db, uid)).toBe(4)
  })

  test('gives once a week if its period is a week', async () => {
    const db = await freshDatabase()
    const uid = await welcome(db, 'amal')
    await obey(db, [{ trigger: 'daily_login', points: 2, repeat: 'periodic', period: 'week' }])
    for (const day of ['18', '19', '20']) {
      await db.transact((tx) => recordLogin(tx, uid, new Date(`2026-11-${day}T10:00:00Z`)))
    }
    expect(await pointsOf(db, uid)).toBe(2)
  })
})

describe('a score', () => {
  test('just below the required score does not pass', async () => {
    const db = await freshDatabase()
    const uid = await welcome(db, 'amal')
    const filters = { trainings: [], terms: [], min_score: 90 }
    await obey(db, [{ trigger: 'survey_submitted', points: 5, filters }])
    expect(await survey(db, uid, 's1', { score: 89.9 })).toEqual({ points: 0, why: 'no_rule' })
    expect(await survey(db, uid, 's2', { score: 90 })).toEqual(earned)
  })
})

describe('the versions of the rules', () => {
  test('are all kept, and an earning refers to its version', async () => {
    const db = await freshDatabase()
    const uid = await welcome(db, 'amal')
    await obey(db, [{ trigger: 'survey_submitted', points: 40 }])
    await survey(db, uid, 's1')
    await obey(db, [{ trigger: 'survey_submitted', points: 5 }])
    await survey(db, uid, 's2')
    const given = await db.reader
      .selectFrom('point_entries')
      .innerJoin('rules_versions', 'rules_versions.revision', 'point_entries.rules_revision')
      .select(['amount', 'revision', 'document'])
      .orderBy('point_entries.id')
      .execute()
    expect(given.map(({ amount, revision }) => [amount, revision])).toEqual([
      [40, 1],
      [5, 2],
    ])
    const documents = given.map(({ document, revision }) => RulesDocument.parse({ revision, ...JSON.parse(document) }))
    expect(documents.map(({ rules }) => rules[0]?.points)).toEqual([40, 5])
    expect(documents[1]).toEqual((await currentRules(db.reader)).document)
  })
})
