import { expect, test } from 'vitest'
import { toInstant } from '#shared/instant.ts'
import { requireManagedTraining } from '#server/catalogue/desk/managedTraining.ts'
import { recountPopularity } from '#server/catalogue/facts/popularity.ts'
import { saveTraining, saveTrainings } from '#server/catalogue/save/saveTrainings.ts'
import type { TrainingInput } from '#server/catalogue/save/trainingInput.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, addLearner, addOrganization, addTerm, clockValue, course, now, touchedSince } from '../catalogue.ts'

const lists = ['trainings:newest', 'trainings:popular', 'trainings:start_date', 'trainings:title']

test('every change touches what shows it, and nothing else', async () => {
  const db = await freshDatabase()
  const [harbour, topic] = [await addOrganization(db, 'Harbour'), await addTerm(db, 'topic', 'Safety')]
  const id = await add(db, course('Lifting'))
  expect(await touchedSince(db, 1)).toEqual(['training:1', ...lists])

  const text = { title: 'Lifting', summary: '', description: '' }
  const changes: [given: Partial<TrainingInput>, touched: string[]][] = [
    [{}, []],
    [{ texts: { en: { ...text, summary: 'Safely.' } } }, ['training:1']],
    [{ duration_minutes: 90 }, ['training:1']],
    [{ texts: { en: { ...text, title: 'Lifting well' } } }, ['training:1', 'trainings:title']],
    [{ texts: { en: text, ar: { ...text, title: 'الرفع' } } }, ['training:1', 'trainings:popular', 'trainings:title']],
    [{ next_session_at: '2026-12-03 09:00:00' }, ['training:1', 'trainings:start_date']],
    [{ terms: [topic] }, ['training:1', ...lists]],
    [{ organizations: [harbour] }, ['training:1', ...lists]],
    [{ price: { amount: 500, currency: 'EUR' } }, ['training:1', ...lists]],
    [{ published: false }, ['training:1', ...lists]],
  ]
  for (const [given, touched] of changes) {
    const start = course('Lifting')
    await db.transact((tx) => saveTraining(tx, { id, training: start }, now))
    const value = await clockValue(db)
    const saved = await db.transact((tx) => saveTraining(tx, { id, training: { ...start, ...given } }, now))
    expect(await touchedSince(db, value), JSON.stringify(given)).toEqual(touched)
    expect(saved.outcome).toBe(touched.length > 0 ? 'updated' : 'unchanged')
    const row = await db.reader.selectFrom('trainings').select('changed_at').executeTakeFirstOrThrow()
    expect(row.changed_at).toBe(await clockValue(db))
  }
})

test('many are saved at once, new and known, and answered in their order', async () => {
  const db = await freshDatabase()
  const known = await add(db, course('Known', { external_id: 'k' }))
  const saved = await db.transact((tx) =>
    saveTrainings(
      tx,
      [
        { training: course('B', { external_id: 'b' }) },
        { id: known, training: course('Known', { external_id: 'k' }) },
        { training: course('Nameless') },
        { training: course('A', { external_id: 'a' }) },
      ],
      now,
    ),
  )
  expect(saved.map(({ outcome }) => outcome)).toEqual(['created', 'unchanged', 'created', 'created'])
  const rows = await db.reader.selectFrom('trainings').select(['id', 'title']).execute()
  const titles = new Map(rows.map((row) => [row.id, row.title]))
  expect(saved.map(({ id }) => titles.get(id))).toEqual(['B', 'Known', 'Nameless', 'A'])
  await expect(db.transact((tx) => saveTraining(tx, { id: 999, training: course('?') }, now))).rejects.toThrow('999')
})

test('the name of the provider in a language is kept, also if the training has one text only', async () => {
  const db = await freshDatabase()
  const text = { title: 'Lifting', summary: '', description: '', provider: 'Harbour School' }
  const id = await add(db, course('', { provider: 'Hafenschule', texts: { en: text } }))
  const { texts, provider } = await requireManagedTraining(db.reader, id)
  expect({ texts, provider }).toEqual({ texts: { en: text }, provider: 'Hafenschule' })
})

test('a description keeps its paragraphs and links and loses what could run or fetch', async () => {
  const db = await freshDatabase()
  const description =
    '<h1>Hi</h1><p onclick="x()">See <a href="javascript:alert(1)">this</a> and <a href="https://a.example">that</a></p><script>alert(1)</script><img src=x onerror=alert(1)>'
  await add(db, course('', { texts: { en: { title: 'T <b>', summary: '', description } } }))
  const row = await db.reader.selectFrom('trainings').select(['title', 'description']).executeTakeFirstOrThrow()
  expect(row.title).toBe('T <b>')
  expect(row.description).toBe(
    '<h2>Hi</h2><p>See <a rel="noopener nofollow">this</a> and <a href="https://a.example" rel="noopener nofollow">that</a></p>',
  )
})

test('popularity is the enrolments of 90 days without withdrawals; only another number touches the list', async () => {
  const db = await freshDatabase()
  const [first, second] = [await add(db, course('First')), await add(db, course('Second'))]
  const daysAgo = (days: number) => toInstant(new Date(now.getTime() - days * 86_400_000))
  const enrolments = [
    { training_id: first, state: 'enrolled', enrolled_at: daysAgo(1) },
    { training_id: first, state: 'enrolled', enrolled_at: daysAgo(90) },
    { training_id: first, state: 'enrolled', enrolled_at: daysAgo(91) },
    { training_id: first, state: 'withdrawn', enrolled_at: daysAgo(2), withdrawn_at: daysAgo(1) },
    { training_id: second, state: 'withdrawn', enrolled_at: daysAgo(2), withdrawn_at: daysAgo(1) },
  ] as const
  for (const [place, enrolment] of enrolments.entries()) {
    const { uid } = await addLearner(db, `Learner${place}`)
    await db.transact((tx) =>
      tx
        .insertInto('enrolments')
        .values({ uid, ...enrolment })
        .execute(),
    )
  }
  const before = await clockValue(db)
  expect(await recountPopularity(db, now)).toBe(1)
  const rows = await db.reader.selectFrom('trainings').select('popularity').orderBy('id').execute()
  expect(rows.map((row) => row.popularity)).toEqual([2, 0])
  expect(await touchedSince(db, before)).toEqual(['popularity', 'trainings:popular'])
  const after = await clockValue(db)
  expect(await recountPopularity(db, now)).toBe(0)
  expect(await clockValue(db)).toBe(after)
})
