import { expect, test } from 'vitest'
import type { ManagedTrainingQuery } from '#shared/contract/managedTrainings.ts'
import { readTrainingDesk } from '#server/catalogue/desk/trainingDesk.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, addLearner, addTerm, course, now } from '../catalogue.ts'

const english = { language: 'en', siteLanguage: 'en' }
const arabic = { language: 'ar', siteLanguage: 'en' }

async function desk() {
  const db = await freshDatabase()
  const top = await addTerm(db, 'topic', 'Sea')
  const below = await addTerm(db, 'topic', 'Harbour', { parent: top })
  const at = (minute: number) => new Date(now.getTime() + minute * 60_000)
  const texts = {
    en: { title: 'Zebra crossings', summary: '', description: '' },
    ar: { title: 'أرض', summary: '', description: '' },
  }
  const zebra = await add(db, course('', { texts, provider: 'Harbour School' }), at(1))
  const level = await add(db, course('The Level 2 course', { terms: [below], external_id: 'LMS_7' }), at(2))
  const draft = await add(db, course('بحر', { language: 'ar', published: false, type: 'video', terms: [top] }), at(3))
  const read = (query: ManagedTrainingQuery & { before?: number } = {}, languages = english) =>
    readTrainingDesk(db.reader, query, languages)
  const ids = async (query: ManagedTrainingQuery & { before?: number } = {}, languages = english) =>
    (await read(query, languages)).trainings.map(({ id }) => id)
  return { db, zebra, level, draft, top, below, read, ids }
}

test('each filter narrows the list, and the counts of the states follow the other filters', async () => {
  const { zebra, level, draft, top, below, read, ids } = await desk()
  expect(await ids()).toEqual([draft, level, zebra])
  expect(await ids({ state: 'draft' })).toEqual([draft])
  expect(await ids({ type: 'video' })).toEqual([draft])
  expect(await ids({ held_in: 'ar' })).toEqual([draft])
  expect(await ids({ provider: 'Harbour School' })).toEqual([zebra])
  expect(await ids({ term: top })).toEqual([draft, level])
  expect(await ids({ term: below })).toEqual([level])
  expect(await read({ state: 'draft', term: top })).toMatchObject({ states: { published: 1, draft: 1 } })
  expect(await read()).toMatchObject({
    choices: { languages: ['ar', 'en'], providers: ['Harbour School', 'The Data Room'] },
  })
})

test('words are found in titles of every language, without case, accents or article, and numbers by value', async () => {
  const { zebra, level, draft, ids } = await desk()
  expect(await ids({ s: 'CROSSINGS zebra' })).toEqual([zebra])
  expect(await ids({ s: 'ارض' })).toEqual([zebra])
  expect(await ids({ s: 'the level 2' })).toEqual([level])
  expect(await ids({ s: 'level 3' })).toEqual([])
  expect(await ids({ s: 'lms_' })).toEqual([level])
  expect(await ids({ s: 'بحر' })).toEqual([draft])
  expect(await ids({ s: '%' })).toEqual([])
  expect(await ids({ s: '…' })).toEqual([])
})

test('titles sort as the reader sees them, and pages lead forth and back', async () => {
  const { zebra, level, draft, ids, read } = await desk()
  expect(await ids({ sort: 'title' })).toEqual([level, zebra, draft])
  expect((await read({}, arabic)).trainings.find(({ id }) => id === zebra)).toMatchObject({
    title: 'أرض',
    lang: 'ar',
  })
  expect(await ids({ sort: 'title' }, arabic)).toEqual([level, zebra, draft])
  expect(await ids({ sort: '-title' }, arabic)).toEqual([draft, zebra, level])
  expect(await ids({ sort: 'title', after: level })).toEqual([zebra, draft])
  expect(await ids({ sort: 'title', before: draft })).toEqual([level, zebra])
  expect(await ids({ after: 999_999 })).toEqual([])
})

test('each training says how many learners have not finished it', async () => {
  const { db, zebra, read } = await desk()
  const states = ['enrolled', 'in_progress', 'completed', 'withdrawn'] as const
  for (const [place, state] of states.entries()) {
    const { uid } = await addLearner(db, `learner${place}`)
    await db.transact((tx) =>
      tx
        .insertInto('enrolments')
        .values({
          uid,
          training_id: zebra,
          state,
          enrolled_at: '2026-11-20 09:00:00',
          completed_at: state === 'completed' ? '2026-11-21 09:00:00' : null,
          withdrawn_at: state === 'withdrawn' ? '2026-11-21 09:00:00' : null,
        })
        .execute(),
    )
  }
  expect((await read({ s: 'zebra' })).trainings).toMatchObject([{ id: zebra, learners: 2 }])
})
