import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { completeTraining, enrol } from '#server/enrolments/enrolment.ts'
import { loadCatalogue } from '#server/catalogue/facts/loadCatalogue.ts'
import { createKeptCards } from '#server/catalogue/facts/keptCards.ts'
import { trainingPoints } from '#server/points/earning/trainingPoints.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { asking, takeIn } from '../../accounts/cast.ts'
import { obey, timeZone } from './earningSite.ts'
import { add, addOrganization, addTerm, course } from '../../catalogue/catalogue.ts'

/** The points of these trainings for a learner, by training. */
async function earns(db: Database, uid: number, trainings: readonly number[], now = morning, incentives = true) {
  const points = await trainingPoints(db.reader, trainings, {
    features: { incentives },
    user: await asking(db, uid),
    siteLanguage: 'en',
    timeZone,
    now,
    catalogue: () => loadCatalogue(db.reader, createKeptCards()),
  })
  return Object.fromEntries(points)
}

test('each training shows the points of the first rule that matches it and its learner', async () => {
  const db = await freshDatabase()
  const harbour = await addOrganization(db, 'Harbour')
  const safety = await addTerm(db, 'topic', 'Safety')
  const lifting = await addTerm(db, 'topic', 'Lifting', { parent: safety })
  const [crane, excel] = [await add(db, course('Crane signals', { terms: [lifting] })), await add(db, course('Excel'))]
  const docker = await takeIn(db, { organizations: [harbour] })
  const librarian = await takeIn(db, { name: 'bo', mail: 'bo@saltmarsh.test' })
  await obey(db, [
    { id: 'off', points: 500, enabled: false },
    { id: 'scored', points: 400, times_score: true },
    { id: 'test', points: 300, trigger: 'test_passed' },
    {
      id: 'dockers',
      points: 60,
      filters: { trainings: [], terms: [safety], min_score: null },
      restrictions: [{ type: 'organizations', value: [harbour], rule: 'and' }],
    },
    { id: 'all', points: 40 },
  ])
  expect(await earns(db, docker, [crane, excel])).toEqual({ [crane]: 60, [excel]: 40 })
  expect(await earns(db, librarian, [crane, excel])).toEqual({ [crane]: 40, [excel]: 40 })
})

test('a training that has already earned points shows none', async () => {
  const db = await freshDatabase()
  const [done, open] = [await add(db, course('Done')), await add(db, course('Open'))]
  const uid = await takeIn(db)
  await obey(db, [{ points: 40 }])
  const request = { user: await asking(db, uid), trainingId: done, now: morning }
  await enrol(db, request)
  await completeTraining(db, request)
  expect(await earns(db, uid, [done, open], later(1))).toEqual({ [open]: 40 })
})

test('a training that has earned under a rule that has ended shows none', async () => {
  const db = await freshDatabase()
  const [done, open] = [await add(db, course('Done')), await add(db, course('Open'))]
  const uid = await takeIn(db)
  await obey(db, [{ id: 'campaign', points: 100, until: '2026-11-21 09:00:01' }, { points: 40 }])
  const request = { user: await asking(db, uid), trainingId: done, now: morning }
  await enrol(db, request)
  await completeTraining(db, request)
  expect(await earns(db, uid, [done, open], later(1))).toEqual({ [open]: 40 })
})

test('a daily limit does not reduce the points that a training shows', async () => {
  const db = await freshDatabase()
  const [first, second] = [await add(db, course('First')), await add(db, course('Second'))]
  const uid = await takeIn(db)
  await obey(db, [{ points: 40, max: { day: 1, week: null, month: null, lifetime: null }, cooldown_minutes: 60 }], {
    daily_cap: 40,
  })
  const request = { user: await asking(db, uid), trainingId: first, now: morning }
  await enrol(db, request)
  await completeTraining(db, request)
  expect(await earns(db, uid, [second], later(1))).toEqual({ [second]: 40 })
})

test('a training shows no points once its rule has given all that it ever gives', async () => {
  const db = await freshDatabase()
  const [first, second] = [await add(db, course('First')), await add(db, course('Second'))]
  const uid = await takeIn(db)
  await obey(db, [{ points: 40, max: { day: null, week: null, month: null, lifetime: 1 } }])
  expect(await earns(db, uid, [first, second])).toEqual({ [first]: 40, [second]: 40 })
  const request = { user: await asking(db, uid), trainingId: first, now: morning }
  await enrol(db, request)
  await completeTraining(db, request)
  expect(await earns(db, uid, [second], later(1))).toEqual({})
})

test('a training that is no longer in the catalogue still shows points that do not depend on its topics', async () => {
  const db = await freshDatabase()
  const safety = await addTerm(db, 'topic', 'Safety')
  const training = await add(db, course('Crane signals', { terms: [safety] }))
  const uid = await takeIn(db)
  await obey(db, [{ points: 60, filters: { trainings: [], terms: [safety], min_score: null } }, { points: 40 }])
  expect(await earns(db, uid, [training])).toEqual({ [training]: 60 })
  await db.transact((tx) => tx.updateTable('trainings').set({ published: 0 }).where('id', '=', training).execute())
  expect(await earns(db, uid, [training])).toEqual({ [training]: 40 })
})

test('visitors, and sites without earning or without points, see no points', async () => {
  const db = await freshDatabase()
  const training = await add(db, course('Excel'))
  const uid = await takeIn(db)
  const catalogue = () => loadCatalogue(db.reader, createKeptCards())
  expect(await earns(db, uid, [training])).toEqual({})
  await obey(db, [{ points: 40 }], { enabled: false })
  expect(await earns(db, uid, [training])).toEqual({})
  await obey(db, [{ points: 40 }])
  expect(await earns(db, uid, [training], morning, false)).toEqual({})
  const visitor = { features: { incentives: true }, user: null, siteLanguage: 'en', timeZone, now: morning, catalogue }
  expect(await trainingPoints(db.reader, [training], visitor)).toEqual(new Map())
})
