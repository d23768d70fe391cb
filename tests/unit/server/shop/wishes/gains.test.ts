import { expect, test } from 'vitest'
import { completeTraining, enrol } from '#server/enrolments/enrolment.ts'
import { gainsOf } from '#server/shop/wishes/gains.ts'
import { saveFor } from '#server/shop/wishes/goals.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { obey } from '../../points/earning/earningSite.ts'
import { addBuyer, addProduct, addTraining } from '../shopFixture.ts'

test('a completed training says what it earned, and the goal only if there is one in an open shop', async () => {
  const db = await freshDatabase()
  await obey(db, [{ points: 40 }])
  const visit = await addBuyer(db, { points: 30 })
  const trainingId = await addTraining(db)
  const request = { user: visit.user, trainingId, now: morning }
  await enrol(db, request)
  await completeTraining(db, request)
  const gains = (hasShop: boolean) => gainsOf(db.reader, { visit, trainingId, hasShop })
  expect(await gains(true)).toEqual({ earned: 40, points: 0, goal: null })
  const lamp = await addProduct(db, { title: 'Lamp', price: 190 })
  await saveFor(db, visit, lamp.id)
  const goal = { title: 'Lamp', lang: 'en', price: 190, href: `/incentives/${lamp.id}`, missing: 120 }
  expect(await gains(true)).toEqual({ earned: 40, points: 70, goal })
  expect(await gains(false)).toEqual({ earned: 40, points: 0, goal: null })
})
