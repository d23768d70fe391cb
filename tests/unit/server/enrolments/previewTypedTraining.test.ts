import { expect, test } from 'vitest'
import { previewTypedTraining } from '#server/enrolments/previewTypedTraining.ts'
import { TrainingPreviewForm } from '#shared/contract/trainingPreview.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { add, addTerm, course } from '../catalogue/catalogue.ts'

const visit = { user: null, language: 'en', siteLanguage: 'en', now: morning, timeZone: 'UTC' }

/** The values that the form sends, as text. */
const sent = (training: object, id: number | '' = '', language = '') =>
  TrainingPreviewForm.parse({ id: String(id), language, training: JSON.stringify(training) })

const text = (title: string) => ({ title, summary: `${title}, in short`, description: '', provider: '' })

test('the preview shows what is typed over what is stored, in the chosen language, and writes nothing', async () => {
  const db = await freshDatabase()
  const tid = await addTerm(db, 'topic', 'Sailing', { ar: 'الإبحار' })
  const id = await add(db, course('Knots', { duration_minutes: 45 }))
  const typed = { texts: { en: text('Knots and ropes'), ar: text('عقد') }, terms: [tid, 99_999], url: 'no address' }
  const { training } = await previewTypedTraining(db.reader, sent(typed, id), visit)
  expect(training).toMatchObject({ id, title: 'Knots and ropes', duration_minutes: 45, url: null })
  expect(training.terms).toEqual([{ tid, name: 'Sailing', vocabulary: 'topic' }])
  const arabic = await previewTypedTraining(db.reader, sent(typed, id, 'ar'), visit)
  expect(arabic).toMatchObject({ language: 'ar', training: { title: 'عقد', lang: 'ar', terms: [{ name: 'الإبحار' }] } })
  const stored = await db.reader.selectFrom('trainings').select(['title', 'revision']).execute()
  expect(stored).toEqual([{ title: 'Knots', revision: 1 }])
})

test('the preview cleans the description as saving does', async () => {
  const db = await freshDatabase()
  const typed = { texts: { en: { ...text('Knots'), description: '<p onclick="x()">Red<script>y()</script></p>' } } }
  const { training } = await previewTypedTraining(db.reader, sent(typed), visit)
  expect(training.description).toBe('<p>Red</p>')
})

test('a new training has a preview before it has a title, and an unknown one is not found', async () => {
  const db = await freshDatabase()
  const empty = { texts: { en: { title: '', summary: '', description: '', provider: '' } }, type: 'video' }
  const { training } = await previewTypedTraining(db.reader, sent(empty), visit)
  expect(training).toMatchObject({ title: '', type: 'video', price: null, terms: [] })
  await expect(previewTypedTraining(db.reader, sent(empty, 999), visit)).rejects.toMatchObject({ status: 404 })
  expect(TrainingPreviewForm.safeParse({ id: '', language: '', training: '{' }).success).toBe(false)
})
