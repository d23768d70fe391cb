import { expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { obey, pointsOf, report, revoke, welcome } from './earningSite.ts'

test('the key of an entry names its rule, its learner, and the object, period or event that counts once', async () => {
  const db = await freshDatabase()
  const uid = await welcome(db, 'amal')
  await obey(db, [
    { id: 'once', trigger: 'training_completed' },
    { id: 'weekly', trigger: 'survey_submitted', repeat: 'periodic', period: 'week' },
    { id: 'always', trigger: 'session_attended', repeat: 'per_completion' },
  ])
  const object = 'https://x.test/1'
  await report(db, { uid, external_id: 'a', object })
  await report(db, { uid, external_id: 'b', object, type: 'survey_submitted' })
  await report(db, { uid, external_id: 'c', type: 'survey_submitted' })
  const { event } = await report(db, { uid, external_id: 'd', object, type: 'session_attended' })
  const entries = await db.reader.selectFrom('point_entries').select('key').orderBy('id').execute()
  expect(entries.map(({ key }) => key)).toEqual([
    `rule:once:${uid}:once:${object}`,
    // 20 November 2026 is a Friday.
    `rule:weekly:${uid}:week:2026-11-16:${object}`,
    `rule:weekly:${uid}:week:2026-11-16:`,
    `rule:always:${uid}:event:${event.id}`,
  ])
})

test('each of several learners gets the points that a cap withheld until a revocation', async () => {
  const db = await freshDatabase()
  const uids = [await welcome(db, 'amal'), await welcome(db, 'finn')]
  await obey(db, [{ repeat: 'per_completion' }], { daily_cap: 14 })
  for (const uid of uids) {
    await report(db, { uid, external_id: `${uid}:a`, at: '2026-11-20 12:00:00' })
    await report(db, { uid, external_id: `${uid}:b`, at: '2026-11-20 13:00:00' })
    await revoke(db, `${uid}:a`)
    expect(await pointsOf(db, uid)).toBe(10)
  }
})
