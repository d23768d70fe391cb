import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { loadCatalogue } from '#server/catalogue/facts/loadCatalogue.ts'
import { recommendTrainings } from '#server/catalogue/list/recommendTrainings.ts'
import { relatedTrainings } from '#server/catalogue/list/relatedTrainings.ts'
import { saveTraining } from '#server/catalogue/save/saveTrainings.ts'
import { trainingOrders } from '#shared/contract/trainings.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, addLearner, addTerm, clockValue, course, list, now, titles, touchedSince } from '../catalogue.ts'

const text = (title: string) => ({ title, summary: '', description: '' })

/** English, German and described ones in turns; of each kind the last one is the most popular. */
async function catalogue(terms: number[] = []): Promise<Database> {
  const db = await freshDatabase()
  for (let nth = 1; nth <= 3; nth++) {
    const both = { en: text(`Both ${nth}`), de: text(`Beides ${nth}`) }
    const trainings = [
      course(`English ${nth}`, { terms }),
      course(`Deutsch ${nth}`, { terms, language: 'de' }),
      course('', { terms, texts: both }),
    ]
    for (const training of trainings) {
      const id = await add(db, training)
      await db.transact((tx) => tx.updateTable('trainings').set({ popularity: nth }).where('id', '=', id).execute())
    }
  }
  return db
}

const germanFirst = [
  'Deutsch 3',
  'Deutsch 2',
  'Deutsch 1',
  'Beides 3',
  'Beides 2',
  'Beides 1',
  'English 3',
  'English 2',
  'English 1',
]

test('without an order a visitor gets trainings in their language first, then described ones, then popular ones', async () => {
  const db = await catalogue()
  expect(await titles(db, { language: 'de' })).toEqual(germanFirst)
  expect(await titles(db, { language: 'de-AT', siteLanguage: 'de' })).toEqual(germanFirst)
  expect((await titles(db)).slice(-3)).toEqual(['Deutsch 3', 'Deutsch 2', 'Deutsch 1'])
  expect(await titles(db, { language: 'de', filter: { free: true, limit: 4 } })).toEqual(germanFirst.slice(0, 4))
})

test('a learner without interests gets the same list', async () => {
  const db = await catalogue()
  const user = await addLearner(db, 'Amal')
  expect(await titles(db, { user, language: 'de' })).toEqual(germanFirst)
})

test.each(['visitor', 'learner'])('the pages of a %s hold each training once', async (who) => {
  const db = await catalogue()
  const user = who === 'learner' ? await addLearner(db, 'Amal') : null
  const page = (page: number) => titles(db, { user, language: 'de', filter: { limit: 2, page } })
  const pages = await Promise.all([0, 1, 2, 3, 4, 5].map(page))
  expect(pages.flat()).toEqual(germanFirst)
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 2, 2, 1, 0])
})

test.each(trainingOrders)('the order %s is the same in each language', async (order_by) => {
  const db = await freshDatabase()
  for (const language of ['en', 'de', 'en', 'de']) await add(db, course(`No. ${language}`, { language }))
  const ids = async (language: string) =>
    (await list(db, { language, siteLanguage: 'en', filter: { order_by } })).items.map(({ id }) => id)
  expect(await ids('de')).toEqual(await ids('en'))
})

test('what fits a learner comes before their language; among equals the language decides', async () => {
  const data = 1
  const db = await catalogue()
  expect(await addTerm(db, 'topic', 'Data')).toBe(data)
  const fitting = await add(db, course('Fits', { terms: [data] }))
  const fits = await add(db, course('Passt', { terms: [data], language: 'de' }))
  const user = { ...(await addLearner(db, 'Amal')), profile: { skill: [data] } }
  const facts = await loadCatalogue(db.reader)
  const asked = { user, language: 'de', siteLanguage: 'en', now, limit: 3, page: 0 }
  const { items } = await recommendTrainings(db.reader, facts, asked)
  expect(items.map(({ title }) => title)).toEqual(['Passt', 'Fits', 'Deutsch 3'])
  const english = await recommendTrainings(db.reader, facts, { ...asked, language: 'en', limit: 2 })
  expect(english.items.map(({ id }) => id)).toEqual([fitting, fits])
})

test('trainings like this one: those with most of its terms first, among equals those in the reader’s language', async () => {
  const db = await freshDatabase()
  const [data, design] = [await addTerm(db, 'topic', 'Data'), await addTerm(db, 'topic', 'Design')]
  const id = await add(db, course('This one', { terms: [data, design] }))
  await add(db, course('Deutsch', { terms: [data], language: 'de' }))
  await add(db, course('English', { terms: [data] }))
  await add(db, course('Both terms', { terms: [data, design] }))
  await add(db, course('No term', { language: 'de' }))
  const training = { id, terms: [data, design].map((tid) => ({ tid, name: '', vocabulary: 'topic' })) }
  const facts = await loadCatalogue(db.reader)
  const related = async (language: string) =>
    (
      await relatedTrainings(db.reader, {
        user: null,
        training,
        limit: 4,
        catalogue: facts,
        now,
        language,
        siteLanguage: 'en',
      })
    ).map(({ title }) => title)
  expect(await related('de')).toEqual(['Both terms', 'Deutsch', 'English'])
  expect(await related('en')).toEqual(['Both terms', 'English', 'Deutsch'])
})

test('a new translation changes the lists without an order', async () => {
  const db = await freshDatabase()
  await add(db, course('First'))
  const id = await add(db, course('Second'))
  await db.transact((tx) => tx.updateTable('trainings').set({ popularity: 7 }).where('id', '=', 1).execute())
  expect(await titles(db, { language: 'de' })).toEqual(['First', 'Second'])
  const before = await clockValue(db)
  const training = course('', { texts: { en: text('Second'), de: text('Zweites') } })
  await db.transact((tx) => saveTraining(tx, { id, training }, now))
  expect(await touchedSince(db, before)).toContain('trainings:popular')
  expect(await titles(db, { language: 'de' })).toEqual(['Zweites', 'First'])
})
