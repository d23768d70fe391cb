import { expect, test } from 'vitest'
import { findTimesFor } from '#server/availability/sessions/findTimesFor.ts'
import { substitutesFor } from '#server/availability/sessions/substitutesFor.ts'
import type { Database } from '#server/db/database.ts'
import { takeIn } from '#tests/unit/server/accounts/cast.ts'
import { addOrganization, addTerm } from '#tests/unit/server/catalogue/catalogue.ts'
import { openPlanning, store, takeOff, teacher } from './planning.ts'

const joining = (db: Database, organization: number, uids: readonly number[]) =>
  db.transact((tx) =>
    tx
      .insertInto('user_organizations')
      .values(uids.map((uid) => ({ uid, organization_id: organization })))
      .execute(),
  )

test('substitutes are free the whole time: first of the same organisation or skill, then with the fewest sessions', async () => {
  const plan = await openPlanning()
  const { db, training, signe, yusuf } = plan
  const [aino, bo, cyril, dana, edith] = await Promise.all(
    ['aino', 'bo', 'cyril', 'dana', 'edith'].map((name) => teacher(db, name)),
  )
  await takeIn(db, { name: 'freja', mail: 'learner@saltmarsh.test' })
  await joining(db, await addOrganization(db, 'Saltmarsh'), [signe, aino!])
  const skill = await addTerm(db, 'skill', 'First response')
  await db.transact(async (tx) => {
    await tx.insertInto('training_terms').values({ training_id: training, tid: skill }).execute()
    const profile = JSON.stringify({ skill: [skill] })
    await tx.updateTable('users').set({ profile }).where('uid', '=', bo!).execute()
  })
  await takeOff(db, cyril!, '11:30', '13:00')
  await store(plan, { from: '08:00', until: '10:30', teachers: [[edith!, 'confirmed']] })
  await store(plan, { from: '14:00', until: '15:00', teachers: [[aino!, 'confirmed']] })
  await store(plan, { from: '16:00', until: '17:00', status: 'cancelled', teachers: [[yusuf, 'confirmed']] })
  const id = await store(plan, { teachers: [[signe, 'declined']] })
  expect(await substitutesFor(db.reader, id, { replaced: signe })).toMatchObject([
    { uid: bo, full_name: 'bo Amoah', avatar: null, same_organization: false, same_skill: true, sessions_that_week: 0 },
    { uid: aino, same_organization: true, same_skill: true, sessions_that_week: 1 },
    { uid: dana, same_organization: false, same_skill: false, sessions_that_week: 0 },
    { uid: yusuf, same_organization: false, same_skill: false, sessions_that_week: 0 },
  ])
  expect(await substitutesFor(db.reader, id, { replaced: dana })).toMatchObject([
    { uid: bo },
    { uid: aino, same_organization: false },
    {},
    {},
  ])
  await expect(substitutesFor(db.reader, 999)).rejects.toMatchObject({ status: 404 })
})

test('a time for several people is found where all are free, with the reasons of the others', async () => {
  const plan = await openPlanning()
  const { db, signe, yusuf } = plan
  await takeOff(db, yusuf, '08:00', '12:00')
  await store(plan, { from: '13:00', until: '17:00', teachers: [[signe, 'confirmed']] })
  const span = { from: '2026-11-30 07:00:00', until: '2026-11-30 19:00:00', time_zone: 'UTC' }
  const found = await findTimesFor(db.reader, { people: [signe, yusuf], duration_minutes: 60, ...span })
  const times = found.times.map(({ from, until }) => `${from.slice(11, 16)}–${until.slice(11, 16)}`)
  expect(times.toSorted()).toEqual(['12:00–13:00', '17:00–18:00'])
  expect(found.times.every(({ score }) => score >= 0 && score <= 100)).toBe(true)
  expect(found.excluded).toContainEqual({
    uid: yusuf,
    reason: 'time_off',
    from: '2026-11-30 08:00:00',
    until: '2026-11-30 12:00:00',
  })
  expect(found.excluded).toContainEqual({
    uid: signe,
    reason: 'double_booked',
    from: '2026-11-30 13:00:00',
    until: '2026-11-30 17:00:00',
  })
  const learner = await takeIn(db)
  await expect(
    findTimesFor(db.reader, { people: [signe, learner], duration_minutes: 60, ...span }),
  ).rejects.toMatchObject({
    status: 400,
    problems: [{ path: 'people[1]', code: 'not_found' }],
  })
})
