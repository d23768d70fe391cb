import { expect, test } from 'vitest'
import { managedTrainingForm } from '#server/enrolments/managedTrainingForm.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addTraining } from '../shop/shopFixture.ts'

test('users who manage trainings find the form of a training, others do not', async () => {
  const db = await freshDatabase()
  await addTraining(db, 'Sails')
  const id = await addTraining(db)
  const formFor = (training: number, site_settings = true, storefront_page = true) =>
    managedTrainingForm(db.reader, training, { site_settings, storefront_page })
  expect(await formFor(id)).toBe(`/settings/trainings/${id}/edit`)
  expect(await formFor(id, false)).toBeUndefined()
  expect(await formFor(id, true, false)).toBeUndefined()
  expect(await formFor(id + 1)).toBeUndefined()
})
