import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openWallet } from '#server/points/book/openWallet.ts'
import { recordLogin } from '#server/points/earning/ownEvents.ts'
import { simulateSchedule } from '#server/points/schedules/simulateSchedule.ts'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, buy, createSavers, createTerms, earn, setClock, timeZone } from '../savers.ts'

const now = at('2026-11-21')

function simulate(db: Database, terms: object) {
  return simulateSchedule(db.reader, { terms: ScheduleTerms.parse(terms) }, { now, timeZone })
}

async function site(people: number) {
  const db = await freshDatabase()
  await setClock(db)
  await createTerms(db, { type: 'never' })
  return { db, uids: await createSavers(db, people) }
}

test('a simulation begins with the first moment of a day on the clock of the site', async () => {
  const { db, uids } = await site(2)
  const [anna = 0, boris = 0] = uids
  await earn(db, { uid: anna, points: 7, now: at('2026-08-24T05:59:59Z') })
  await earn(db, { uid: boris, points: 5, now: at('2026-08-24T06:00:00Z') })
  expect(await simulate(db, { type: 'never' })).toEqual({
    since: '2026-08-24',
    people: 1,
    points: 5,
    expiring: [],
    staying: { people: 1, points: 5 },
  })
})

test('a simulation counts the points that are left, and each learner once on each day', async () => {
  const { db, uids } = await site(2)
  const [anna = 0, boris = 0] = uids
  for (const moment of ['2026-09-10T12:00:00Z', '2026-09-10T12:00:59Z', '2026-09-11T05:59:59Z', '2026-09-11T06:00:00Z'])
    await earn(db, { uid: anna, points: 10, now: at(moment) })
  await earn(db, { uid: boris, points: 5, now: at('2026-09-10T12:00:00Z') })
  await buy(db, { uid: boris, points: 5, now: at('2026-09-12') })
  await buy(db, { uid: anna, points: 4, now: at('2026-09-12') })
  expect(await simulate(db, { type: 'rolling', amount: 1, unit: 'days' })).toMatchObject({
    people: 1,
    points: 36,
    expiring: [
      { date: '2026-09-11', people: 1, points: 26 },
      { date: '2026-09-12', people: 1, points: 10 },
    ],
    staying: { people: 0, points: 0 },
  })
})

test('a simulation counts learners of every batch once, with the activity of each', async () => {
  const { db, uids } = await site(501)
  await db.transact(async (tx) => {
    for (const uid of uids) await openWallet(tx, uid, { now: at('2026-09-01') })
  })
  const ends = [uids[0] ?? 0, uids[499] ?? 0, uids[500] ?? 0]
  for (const uid of ends) await earn(db, { uid, points: 10, now: at('2026-09-10') })
  for (const uid of ends.slice(1)) await buy(db, { uid, points: 1, now: at('2026-10-10') })
  const sliding = { type: 'sliding', amount: 1, unit: 'months', reset_by: ['spend'] }
  expect(await simulate(db, sliding)).toMatchObject({
    people: 3,
    points: 28,
    expiring: [
      { date: '2026-10-10', people: 1, points: 10 },
      { date: '2026-11-10', people: 2, points: 18 },
    ],
  })
})

test('a simulation counts a sliding period from the last of the activities that reset it', async () => {
  const { db, uids } = await site(3)
  const [anna = 0, boris = 0, carla = 0] = uids
  for (const uid of uids) await earn(db, { uid, points: 10, now: at('2026-09-10') })
  await buy(db, { uid: anna, points: 1, now: at('2026-09-20') })
  const signIn = (uid: number, last_login: string) =>
    db.transact((tx) => tx.updateTable('users').set({ last_login }).where('uid', '=', uid).execute())
  await signIn(anna, '2026-09-15 19:00:00')
  await signIn(boris, '2026-09-25 19:00:00')
  await signIn(carla, '2026-09-01 19:00:00')
  const ends = async (...reset_by: string[]) =>
    (await simulate(db, { type: 'sliding', amount: 1, unit: 'months', reset_by })).expiring.map(({ date }) => date)
  expect(await ends('spend', 'login')).toEqual(['2026-10-10', '2026-10-20', '2026-10-25'])
  expect(await ends('login')).toEqual(['2026-10-10', '2026-10-15', '2026-10-25'])
  expect(await ends('earn')).toEqual(['2026-10-10'])
})

test('a simulation counts a sliding period from the last earning and the last visit', async () => {
  const { db, uids } = await site(1)
  const [uid = 0] = uids
  const end = async (...reset_by: string[]) =>
    (await simulate(db, { type: 'sliding', amount: 1, unit: 'months', reset_by })).expiring.map(({ date }) => date)
  for (const day of ['2026-09-05', '2026-09-10']) await earn(db, { uid, points: 10, now: at(day) })
  expect(await end('earn')).toEqual(['2026-10-10'])
  for (const day of ['2026-09-20', '2026-09-25']) await db.transact((tx) => recordLogin(tx, uid, at(day)))
  expect(await end('login')).toEqual(['2026-10-25'])
})

test('a simulation without terms and without a schedule is a mistake of the program', async () => {
  const { db } = await site(0)
  await expect(simulateSchedule(db.reader, {}, { now, timeZone })).rejects.toThrow('needs terms')
})
