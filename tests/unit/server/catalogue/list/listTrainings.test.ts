import { describe, expect, test } from 'vitest'
import { enrol } from '#server/enrolments/enrolment.ts'
import { findTraining } from '#server/enrolments/findTraining.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, addLearner, addOrganization, addTerm, course, list, now, searching, titles } from '../catalogue.ts'

const english = { language: 'en', siteLanguage: 'en', now }

describe('who sees what', () => {
  test('a training of an organisation is there for its people only: in lists, counts, facets, search and by its number', async () => {
    const db = await freshDatabase()
    const harbour = await addOrganization(db, 'Harbour')
    const library = await addOrganization(db, 'Library')
    const topic = await addTerm(db, 'topic', 'Safety')
    await add(db, course('Lifting safely', { terms: [topic] }))
    const secret = await add(
      db,
      course('Crane signals', { organizations: [harbour], type: 'video', terms: [topic], language: 'da' }),
    )
    const dockers = await addLearner(db, 'Amal', [harbour])
    const librarian = await addLearner(db, 'Jonas', [library])
    const { search } = searching(db)

    for (const user of [null, librarian]) {
      const seen = await list(db, { user })
      expect(seen.items.map((training) => training.title)).toEqual(['Lifting safely'])
      expect(seen.total).toBe(1)
      expect(seen.facets).toEqual({
        type: [{ value: 'course', count: 1 }],
        language: [{ value: 'en', count: 1 }],
        topic: [{ tid: topic, name: 'Safety', count: 1 }],
        level: [],
        free: 1,
      })
      expect(await list(db, { user, search, filter: { s: 'crane' } })).toMatchObject({ items: [], total: 0 })
      expect(await list(db, { user, filter: { ids: [secret] } })).toMatchObject({ items: [], total: 0 })
      expect(await findTraining(db.reader, user, secret, english)).toBeUndefined()
    }
    expect(await titles(db, { user: dockers, filter: { order_by: 'title' } })).toEqual([
      'Crane signals',
      'Lifting safely',
    ])
    expect((await list(db, { user: dockers })).facets.topic[0]?.count).toBe(2)
    expect(await findTraining(db.reader, dockers, secret, english)).toMatchObject({ title: 'Crane signals' })
  })

  test('what is not published is there for nobody, not even for its organisation', async () => {
    const db = await freshDatabase()
    const harbour = await addOrganization(db, 'Harbour')
    const draft = await add(db, course('Draft', { published: false, organizations: [harbour] }))
    const user = await addLearner(db, 'Amal', [harbour])
    expect(await titles(db, { user })).toEqual([])
    expect(await findTraining(db.reader, user, draft, english)).toBeUndefined()
  })
})

describe('the training filter', () => {
  test('include_own, linked and multilingual widen: only an explicit 0 narrows', async () => {
    const db = await freshDatabase()
    const [harbour, library] = [await addOrganization(db, 'Harbour'), await addOrganization(db, 'Library')]
    await add(db, course('For everyone'))
    await add(db, course('Ours', { organizations: [harbour] }))
    await add(db, course('Shared', { organizations: [harbour, library] }))
    await add(db, course('عربي', { language: 'ar' }))
    const user = await addLearner(db, 'Amal', [harbour])
    const of = async (filter: object) => (await titles(db, { user, filter })).sort()

    expect(await of({})).toEqual(['For everyone', 'Ours', 'Shared', 'عربي'])
    expect(await of({ include_own: true, linked: true, multilingual: true })).toEqual(await of({}))
    expect(await of({ include_own: false })).toEqual(['For everyone', 'عربي'])
    expect(await of({ linked: false })).toEqual(['For everyone', 'Ours', 'عربي'])
    expect(await of({ multilingual: false })).toEqual(['For everyone', 'Ours', 'Shared'])
  })

  test('finds trainings that are free, of a type and in a language', async () => {
    const db = await freshDatabase()
    await add(db, course('Free course'))
    await add(db, course('Paid video', { type: 'video', price: { amount: 2000, currency: 'EUR' } }))
    await add(db, course('Curso', { language: 'pt-BR' }))
    expect(await titles(db, { filter: { free: false } })).toEqual(['Paid video'])
    expect((await titles(db, { filter: { free: true } })).sort()).toEqual(['Curso', 'Free course'])
    expect(await titles(db, { filter: { type: ['video', 'document'] } })).toEqual(['Paid video'])
    expect(await titles(db, { filter: { language: ['pt'] } })).toEqual(['Curso'])
    expect(await titles(db, { filter: { language: ['pt-PT'] } })).toEqual([])
  })

  test('a term takes what is below it with it; terms of one vocabulary are alternatives, two vocabularies both needed', async () => {
    const db = await freshDatabase()
    const data = await addTerm(db, 'topic', 'Data')
    const sql = await addTerm(db, 'topic', 'SQL', { parent: data })
    const design = await addTerm(db, 'topic', 'Design')
    const beginner = await addTerm(db, 'level', 'Beginner')
    await add(db, course('SQL basics', { terms: [sql, beginner] }))
    await add(db, course('Reading charts', { terms: [data] }))
    await add(db, course('Posters', { terms: [design, beginner] }))
    const of = async (terms: Record<string, number[]>) => (await titles(db, { terms })).sort()

    expect(await of({ topic: [data] })).toEqual(['Reading charts', 'SQL basics'])
    expect(await of({ topic: [sql] })).toEqual(['SQL basics'])
    expect(await of({ topic: [sql, design] })).toEqual(['Posters', 'SQL basics'])
    expect(await of({ topic: [data], level: [beginner] })).toEqual(['SQL basics'])
    expect(await of({ level: [data] })).toEqual([])
    expect(await of({ skill: [data] })).toEqual([])
    expect(await of({ topic: [] })).toHaveLength(3)
  })

  test('chosen ids come in their order, other lists in the order asked for, page by page', async () => {
    const db = await freshDatabase()
    const day = (n: number) => new Date(Date.UTC(2026, 9, n))
    const b = await add(db, course('Level 10', { next_session_at: '2026-12-03 09:00:00' }), day(1))
    const a = await add(db, course('level 2', { next_session_at: '2026-11-30 09:00:00' }), day(3))
    const c = await add(db, course('Äpfel', { next_session_at: '2026-11-20 09:00:00' }), day(2))
    await db.transact((tx) => tx.updateTable('trainings').set({ popularity: 7 }).where('id', '=', c).execute())

    expect((await list(db, { filter: { ids: [c, b, 999, a] } })).items.map(({ id }) => id)).toEqual([c, b, a])
    expect(await titles(db, { filter: { order_by: 'newest' } })).toEqual(['level 2', 'Äpfel', 'Level 10'])
    expect(await titles(db, { filter: { order_by: 'title' } })).toEqual(['Äpfel', 'level 2', 'Level 10'])
    expect((await titles(db, { filter: { order_by: 'popular' } }))[0]).toBe('Äpfel')
    expect(await titles(db, { filter: { order_by: 'start_date' } })).toEqual(['level 2', 'Level 10', 'Äpfel'])
    const second = await list(db, { filter: { order_by: 'newest', limit: 2, page: 1 } })
    expect(second).toMatchObject({ items: [{ title: 'Level 10' }], total: 3 })
    expect(await list(db, { filter: { order_by: 'newest', limit: 2, page: 9 } })).toMatchObject({ items: [], total: 3 })
  })

  test('chosen ids are all there, however many they are', async () => {
    const db = await freshDatabase()
    const ids: number[] = []
    for (let nth = 1; nth <= 30; nth++) ids.push(await add(db, course(`No. ${nth}`)))
    expect((await list(db, { filter: { ids } })).items.map(({ id }) => id)).toEqual(ids)
    expect((await list(db, { filter: {} })).items).toHaveLength(25)
  })

  test('without an order a learner gets what fits best first and what is taken up last, a visitor what is popular', async () => {
    const db = await freshDatabase()
    const [data, design] = [await addTerm(db, 'topic', 'Data'), await addTerm(db, 'topic', 'Design')]
    const popular = await add(db, course('Popular', { terms: [design] }))
    await add(db, course('Fits', { terms: [data] }))
    await add(db, course('Fits but costs', { terms: [data], price: { amount: 500, currency: 'EUR' } }))
    const taken = await add(db, course('Taken', { terms: [data] }))
    await db.transact((tx) => tx.updateTable('trainings').set({ popularity: 7 }).where('id', '=', popular).execute())
    const user = await addLearner(db, 'Amal')
    await enrol(db, { user, trainingId: taken, now })

    expect((await titles(db))[0]).toBe('Popular')
    expect(await titles(db, { user, filter: { free: true } })).toEqual(['Fits', 'Popular', 'Taken'])
    const all = await list(db, { user })
    expect(all.total).toBe(4)
    expect(all.items.map(({ title }) => title).slice(2)).toEqual(['Popular', 'Taken'])
    expect(await titles(db, { user, terms: { topic: [data] }, filter: { limit: 1, page: 2 } })).toEqual(['Taken'])
    expect((await titles(db, { user, filter: { order_by: 'popular' } }))[0]).toBe('Popular')
  })

  test('a session that has begun is no next one', async () => {
    const db = await freshDatabase()
    await add(db, course('Yesterday', { next_session_at: '2026-11-20 09:00:00' }))
    expect((await list(db)).items[0]?.next_session).toBeNull()
  })
})

describe('texts and languages', () => {
  const texts = {
    en: { title: 'Difficult conversations', summary: 'Practised.', description: '<p>Speak.</p>' },
    ar: { title: 'المحادثات الصعبة', summary: 'بالممارسة.', description: '<p>تكلّم.</p>' },
  }

  test('a reader gets their own language, else the site’s, and sees which one it is', async () => {
    const db = await freshDatabase()
    const id = await add(db, course('', { texts, language: 'fr' }))
    const card = async (language: string) => (await list(db, { language })).items[0]
    expect(await card('ar')).toMatchObject({
      title: 'المحادثات الصعبة',
      summary: 'بالممارسة.',
      lang: 'ar',
      language: 'fr',
    })
    expect(await card('de')).toMatchObject({ title: 'Difficult conversations', lang: 'en' })
    const page = await findTraining(db.reader, null, id, { language: 'ar', siteLanguage: 'en', now })
    expect(page?.description).toBe('<p>تكلّم.</p>')
  })

  test('a list by title goes by the titles that the reader sees; topics have their names in that language', async () => {
    const db = await freshDatabase()
    const topic = await addTerm(db, 'topic', 'People', { ar: 'الناس' })
    await add(db, course('', { texts: { en: { ...texts.en, title: 'Zebra' }, ar: { ...texts.ar, title: 'أسد' } } }))
    await add(
      db,
      course('', { texts: { en: { ...texts.en, title: 'Ant' }, ar: { ...texts.ar, title: 'نملة' } }, terms: [topic] }),
    )
    expect(await titles(db, { filter: { order_by: 'title' } })).toEqual(['Ant', 'Zebra'])
    expect(await titles(db, { filter: { order_by: 'title' }, language: 'ar' })).toEqual(['أسد', 'نملة'])
    const { facets, items } = await list(db, { language: 'ar', filter: { order_by: 'title' } })
    expect(facets.topic).toEqual([{ tid: topic, name: 'الناس', count: 1 }])
    expect(items[1]?.terms).toEqual([{ tid: topic, name: 'الناس', vocabulary: 'topic' }])
  })
})

describe('facets', () => {
  test('each counts what choosing it would leave: its own choice does not narrow it, the others do', async () => {
    const db = await freshDatabase()
    const data = await addTerm(db, 'topic', 'Data')
    const sql = await addTerm(db, 'topic', 'SQL', { parent: data })
    const design = await addTerm(db, 'topic', 'Design')
    await add(db, course('One', { terms: [data, sql] }))
    await add(db, course('Two', { terms: [design], type: 'video' }))
    await add(db, course('Three', { terms: [sql], language: 'ar', price: { amount: 500, currency: 'EUR' } }))
    const { facets, total } = await list(db, { filter: { type: ['course'] }, terms: { topic: [data] } })
    expect(total).toBe(2)
    expect(facets).toEqual({
      type: [{ value: 'course', count: 2 }],
      language: [
        { value: 'ar', count: 1 },
        { value: 'en', count: 1 },
      ],
      topic: [{ tid: data, name: 'Data', count: 2 }],
      level: [],
      free: 1,
    })
    const all = await list(db, { filter: { type: ['course'] } })
    expect(all.facets.type).toEqual([
      { value: 'course', count: 2 },
      { value: 'video', count: 1 },
    ])
  })

  test('levels are counted like topics, in the order of their vocabulary, and other terms are not', async () => {
    const db = await freshDatabase()
    const [easy, hard] = [await addTerm(db, 'level', 'Beginner'), await addTerm(db, 'level', 'Advanced')]
    const skill = await addTerm(db, 'skill', 'Rope work')
    await add(db, course('One', { terms: [hard, skill] }))
    await add(db, course('Two', { terms: [hard] }))
    await add(db, course('Three', { terms: [easy], type: 'video' }))
    const levels = async (filter: object, terms: Record<string, number[]>) => {
      const { facets, total } = await list(db, { filter, terms })
      return { total, levels: facets.level.map(({ name, count }) => [name, count]) }
    }
    const both = [
      ['Beginner', 1],
      ['Advanced', 2],
    ]
    expect(await levels({}, {})).toEqual({ total: 3, levels: both })
    expect(await levels({}, { level: [easy] })).toEqual({ total: 1, levels: both })
    expect(await levels({ type: ['course'] }, {})).toEqual({ total: 2, levels: [['Advanced', 2]] })
    expect(await levels({}, { level: [hard], skill: [skill] })).toEqual({ total: 1, levels: [['Advanced', 1]] })
  })
})
