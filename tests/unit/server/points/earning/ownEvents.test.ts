import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { editAccount } from '#server/accounts/editAccount.ts'
import { openSession, sessionUser } from '#server/accounts/sessions.ts'
import { signIn } from '#server/accounts/signIn.ts'
import { recordProfile } from '#server/points/earning/ownEvents.ts'
import { completeTraining, enrol } from '#server/enrolments/enrolment.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { asking, freja, PASSWORD, takeIn } from '../../accounts/cast.ts'
import { obey, offer, pointsOf } from './earningSite.ts'

const noon = (date: string) => new Date(`${date}T12:00:00Z`)

async function visit(db: Database, now: Date) {
  return signIn(db, { name: 'freja', password: PASSWORD, address: '192.0.2.1', now })
}

test('completing a training earns in the same transaction, once', async () => {
  const db = await freshDatabase()
  await obey(db, [{ points: 30 }])
  const uid = await takeIn(db)
  const request = { user: await asking(db, uid), trainingId: await offer(db, 'Lifting'), now: morning }
  await db.transact((tx) => tx.updateTable('trainings').set({ completion: 'self' }).execute())
  await expect(completeTraining(db, request)).rejects.toMatchObject({ status: 409 })
  expect(await pointsOf(db, uid)).toBe(0)
  await enrol(db, request)
  await Promise.all([completeTraining(db, request), completeTraining(db, request), completeTraining(db, request)])
  expect(await pointsOf(db, uid)).toBe(30)
  const events = await db.reader.selectFrom('learning_events').selectAll().execute()
  expect(events).toMatchObject([
    { source: 'site', type: 'training_completed', training_id: request.trainingId, points: 30 },
  ])
})

test('the first login earns once, and each day’s first visit, on the site’s clock', async () => {
  const db = await freshDatabase()
  await db.transact((tx) =>
    tx
      .insertInto('settings')
      .values({ name: 'general', value: '{"timezone":"Asia/Tokyo"}', changed: '2026-01-01 00:00:00' })
      .execute(),
  )
  await obey(db, [
    { trigger: 'first_login', points: 100 },
    { trigger: 'daily_login', repeat: 'per_completion', points: 1 },
  ])
  const uid = await takeIn(db)
  await visit(db, noon('2026-11-20'))
  await visit(db, noon('2026-11-20'))
  expect(await pointsOf(db, uid)).toBe(101)
  // 15:00 UTC is midnight in Tokyo.
  await visit(db, new Date('2026-11-20T14:59:59Z'))
  expect(await pointsOf(db, uid)).toBe(101)
  const { token } = await visit(db, new Date('2026-11-20T15:00:00Z'))
  expect(await pointsOf(db, uid)).toBe(102)
  // A user who stays signed in has a visit each day, too.
  for (const hour of ['T15:30:00Z', 'T16:10:00Z', 'T18:00:00Z'])
    await sessionUser(db, token, new Date(`2026-11-21${hour}`))
  expect(await pointsOf(db, uid)).toBe(103)
})

test('a visit past midnight counts on both days', async () => {
  const db = await freshDatabase()
  await obey(db, [{ trigger: 'daily_login', repeat: 'per_completion', points: 1 }])
  const uid = await takeIn(db)
  const at = (time: string) => new Date(`2026-11-21T${time}Z`)
  const zone = 'Asia/Tokyo'
  await db.transact((tx) =>
    tx
      .insertInto('settings')
      .values({ name: 'general', value: `{"timezone":"${zone}"}`, changed: '2026-01-01 00:00:00' })
      .execute(),
  )
  // 15:00 UTC is midnight in Tokyo.
  const { token } = await visit(db, at('14:50:00'))
  await sessionUser(db, token, at('14:59:59'), zone)
  expect(await pointsOf(db, uid)).toBe(1)
  for (const time of ['15:05:00', '15:25:00', '15:45:00']) await sessionUser(db, token, at(time), zone)
  expect(await pointsOf(db, uid)).toBe(2)
})

test('a user from before the first rules does not earn for the first login', async () => {
  const db = await freshDatabase()
  const uid = await takeIn(db)
  await visit(db, noon('2026-11-19'))
  await obey(db, [{ trigger: 'first_login' }])
  await visit(db, noon('2026-11-20'))
  expect(await pointsOf(db, uid)).toBe(0)
})

test('a user who signed in before the site kept events earns for visits, and not for the first login', async () => {
  const db = await freshDatabase()
  await obey(db, [
    { trigger: 'first_login', points: 100 },
    { trigger: 'daily_login', points: 1 },
  ])
  const uid = await takeIn(db)
  await db.transact((tx) => tx.updateTable('users').set({ last_login: '2026-01-01 00:00:00' }).execute())
  const { token } = await visit(db, noon('2026-11-20'))
  await sessionUser(db, token, noon('2026-11-21'))
  expect(await pointsOf(db, uid)).toBe(2)
})

test('an event on the site keeps its name in all versions, so that it does not count again after an update', async () => {
  const db = await freshDatabase()
  const uid = await takeIn(db)
  const { token } = await visit(db, noon('2026-11-20'))
  await sessionUser(db, token, noon('2026-11-21'))
  await db.transact((tx) => recordProfile(tx, uid, noon('2026-11-22')))
  const events = await db.reader.selectFrom('learning_events').select('external_id').orderBy('id').execute()
  expect(events.map(({ external_id }) => external_id)).toEqual([
    `first_login:${uid}:ever`,
    `daily_login:${uid}:2026-11-20`,
    `daily_login:${uid}:2026-11-21`,
    `profile_completed:${uid}:ever`,
  ])
})

test('a completed profile earns once', async () => {
  const db = await freshDatabase()
  const title = await db.transact(async (tx) => {
    const { id } = await tx
      .insertInto('vocabularies')
      .values({ machine_name: 'title', name: 'Title' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const term = { vocabulary_id: id, parent_tid: null, name: 'Rigger' }
    return (await tx.insertInto('terms').values(term).returning('tid').executeTakeFirstOrThrow()).tid
  })
  await obey(db, [{ trigger: 'profile_completed', points: 15 }])
  const uid = await takeIn(db, { country: null })
  const user = await asking(db, uid)
  const ownCriteria = ['language', 'country', 'title'] as const
  const edit = (changes: object) =>
    editAccount(db, { user, uid, changes, languages: ['en'], ownCriteria, session: '', now: morning })
  await edit({ title })
  expect(await pointsOf(db, uid)).toBe(0)
  await edit({ country: 'DK' })
  expect(await pointsOf(db, uid)).toBe(15)
  await edit({ country: null })
  await edit({ country: 'NO', first_name: (await freja()).first_name })
  expect(await pointsOf(db, uid)).toBe(15)
})

test('a session that a test opens is not a visit', async () => {
  const db = await freshDatabase()
  const uid = await takeIn(db)
  const token = await db.transact((tx) => openSession(tx, { uid, now: morning }))
  await sessionUser(db, token, morning)
  expect(await db.reader.selectFrom('learning_events').selectAll().execute()).toEqual([])
})
