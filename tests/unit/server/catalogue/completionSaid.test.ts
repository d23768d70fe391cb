import { expect, test } from 'vitest'
import { completionSaid } from '#layouts/trainings/completionSaid.ts'
import { gainsOf } from '#server/shop/wishes/gains.ts'
import { saveFor } from '#server/shop/wishes/goals.ts'
import { loadSite } from '#server/site/site.ts'
import { completeTraining, enrol } from '#server/enrolments/enrolment.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { obey } from '../points/earning/earningSite.ts'
import { addBuyer, addProduct } from '../shop/shopFixture.ts'
import { add, course } from './catalogue.ts'

test('completing a training says what it earned and how far the goal still is', async () => {
  const db = await freshDatabase()
  const { translator } = await loadSite(db.reader)
  const said = { t: translator('en'), hasShop: true }
  await obey(db, [{ points: 40 }])
  const visit = await addBuyer(db, { points: 30 })
  const lamp = await addProduct(db, { title: 'Lamp', price: 190 })
  await saveFor(db, visit, lamp.id)
  const trainingId = await add(db, course('Honest feedback'))
  const gains = () => gainsOf(db.reader, { visit, trainingId, hasShop: true })
  expect(await gains()).toBeNull()
  expect(completionSaid(null, said)).toBeUndefined()

  const request = { user: visit.user, trainingId, now: morning }
  await enrol(db, request)
  await completeTraining(db, request)
  expect(completionSaid(await gains(), said)).toEqual({
    message: 'Completed. You earned 40 points.',
    link: { label: '120 to go for “Lamp”', href: `/incentives/${lamp.id}` },
  })

  await saveFor(db, visit, (await addProduct(db, { title: 'Mug', price: 70 })).id)
  expect(completionSaid(await gains(), said)?.link?.label).toBe('You have enough for “Mug”')
})

test('without a goal it leads to what the points can get, without a shop to the wallet', async () => {
  const db = await freshDatabase()
  const { translator } = await loadSite(db.reader)
  const gains = { earned: 1, points: 0, goal: null }
  expect(completionSaid(gains, { t: translator('en'), hasShop: true })).toEqual({
    message: 'Completed. You earned 1 point.',
    link: { label: 'See what your points can get you', href: '/incentives?affordable=1' },
  })
  expect(completionSaid(gains, { t: translator('en'), hasShop: false })?.link?.href).toBe('/incentives/wallet')
})
