import { describe, expect, test } from 'vitest'
import { choose, hiddenFields, hasFilters, type SearchPlace, toggled, turnTo } from '#layouts/trainings/choices.ts'
import { choiceGroups } from '#layouts/trainings/choiceGroups.ts'
import { trainingFacts } from '#layouts/trainings/structuredData.ts'
import { enrol, launch } from '#server/enrolments/enrolment.ts'
import { findTraining } from '#server/enrolments/findTraining.ts'
import { myTrainings } from '#server/enrolments/myTrainings.ts'
import { loadCatalogue } from '#server/catalogue/facts/loadCatalogue.ts'
import { relatedTrainings } from '#server/catalogue/list/relatedTrainings.ts'
import { readSelection } from '#server/catalogue/list/trainingQuery.ts'
import { readQuery } from '#shared/contract/query.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, addLearner, addOrganization, addTerm, course, now } from '../catalogue/catalogue.ts'

const reading = { language: 'en', siteLanguage: 'en', now }
const wanted = (query: string) => readSelection(readQuery(new URLSearchParams(query)))

describe('the address of a search page', () => {
  test('keeps valid choices and ignores invalid ones', () => {
    expect(wanted('s=sql&type[]=video&type[]=film&topic[]=3&order_by=best&page=2&language[]=ar')).toEqual({
      filter: { s: 'sql', page: 2, language: ['ar'] },
      terms: { topic: [3] },
    })
    expect(wanted('topic[]=x&constructor[]=1&__proto__[]=1&limit=0&s=')).toEqual({
      filter: {},
      terms: { constructor: [1] },
    })
    expect(wanted(`s=${'x'.repeat(201)}&free=1`)).toEqual({ filter: { s: 'x'.repeat(200), free: true }, terms: {} })
  })

  test('is read back the same, for all choices', () => {
    const chosen = wanted('s=a%26b+%2B&type[]=video&topic[]=3&topic[]=4&free=1&order_by=title&language[]=pt-BR')
    const place: SearchPlace = { path: '/search', chosen, back: '/storefront?x=1' }
    const [path, query = ''] = choose(place, {}).split('?')
    expect(path).toBe('/search')
    expect(wanted(query)).toEqual(chosen)
    expect(new URLSearchParams(query).get('search_back_url')).toBe('/storefront?x=1')
    expect(turnTo(place, 0)).toBe(choose(place, {}))
    expect(wanted(turnTo(place, 3).split('?')[1] ?? '').filter.page).toBe(3)
    expect(turnTo({ path: '/search', chosen: { filter: {}, terms: {} }, back: '' }, 1)).toBe('/search?page=1')
    expect(choose({ ...place, back: '' }, { filter: {}, terms: {} })).toBe('/search')
    expect(Object.fromEntries(hiddenFields(place))).not.toHaveProperty('s')
  })

  test('choosing adds a choice, choosing it again removes it, and both return to the first page', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
    const place: SearchPlace = { path: '/search', chosen: wanted('s=x&type[]=video&page=4'), back: '' }
    const facets = {
      type: [
        { value: 'video' as const, count: 2 },
        { value: 'course' as const, count: 1 },
      ],
      language: [{ value: 'en', count: 2 }],
      topic: [],
      level: [],
      free: 0,
    }
    const words = { t: (source: string) => source, format: { languageName: (code: string) => code }, lang: 'en' }
    const groups = choiceGroups({ place, facets, total: 2, ...words })
    // With one language there is nothing to choose.
    expect(groups.map(({ title }) => title)).toEqual(['Type'])
    expect(groups[0]?.choices.map(({ href, isChosen }) => [href, isChosen])).toEqual([
      ['/search?s=x', true],
      ['/search?type%5B%5D=video&type%5B%5D=course&s=x', false],
    ])
    // A single choice stays if it makes the list shorter.
    const few = { ...facets, free: 1, level: [{ tid: 7, name: 'Beginner', count: 2 }] }
    const [, price, ...more] = choiceGroups({ place, facets: few, total: 2, ...words })
    expect(more).toEqual([])
    expect(price).toEqual({
      title: 'Price',
      choices: [
        { id: 'filter-free', label: 'Free', count: 1, isChosen: false, href: '/search?type%5B%5D=video&s=x&free=1' },
      ],
    })
    expect(hasFilters(place.chosen)).toBe(true)
    expect(hasFilters(wanted('s=x&order_by=title'))).toBe(false)
  })
})

test('related trainings share most terms, prefer the same language, and leave out hidden trainings', async () => {
  const db = await freshDatabase()
  const harbour = await addOrganization(db, 'Harbour')
  const [sql, data] = [await addTerm(db, 'topic', 'SQL'), await addTerm(db, 'topic', 'Data')]
  const id = await add(db, course('SQL one', { terms: [sql, data] }))
  await add(db, course('Data', { terms: [data] }))
  await add(db, course('SQL auf Deutsch', { terms: [sql, data], language: 'de' }))
  await add(db, course('SQL two', { terms: [sql, data] }))
  await add(db, course('Secret', { terms: [sql, data], organizations: [harbour] }))
  await add(db, course('Other'))
  const training = await findTraining(db.reader, null, id, reading)
  if (!training) throw new Error('It is gone.')
  const catalogue = await loadCatalogue(db.reader)
  const related = await relatedTrainings(db.reader, { ...reading, user: null, training, catalogue, limit: 3 })
  expect(related.map(({ title }) => title)).toEqual(['SQL two', 'SQL auf Deutsch', 'Data'])
})

test('my trainings are listed by state, the latest first', async () => {
  const db = await freshDatabase()
  const user = await addLearner(db, 'Amal')
  const [a, b, c] = [await add(db, course('A')), await add(db, course('B')), await add(db, course('C'))]
  for (const [hours, trainingId] of [a, b, c].entries()) {
    await enrol(db, { user, trainingId, now: new Date(now.getTime() + hours * 3_600_000) })
  }
  await launch(db, { user, trainingId: a, now })
  const mine = await myTrainings(db.reader, { ...reading, user, earnsFor: async () => new Map() })
  expect(mine.enrolled.map(({ training }) => training.title)).toEqual(['C', 'B'])
  expect(mine.in_progress).toMatchObject([{ training: { title: 'A' }, at: '2026-11-21 09:00:00' }])
  expect(mine.completed).toEqual([])
})

test('structured data names the type, dates and price for search engines', async () => {
  const db = await freshDatabase()
  const options = { next_session_at: '2026-12-03 09:00:00', price: { amount: 1950, currency: 'EUR' } }
  const id = await add(db, course('Lifting', { type: 'session', ...options }))
  const training = await findTraining(db.reader, null, id, reading)
  if (!training) throw new Error('It is gone.')
  const address = 'https://academy.example/training/1'
  expect(trainingFacts(training, { address, image: `${address}.svg` })).toMatchObject({
    '@type': 'EducationEvent',
    name: 'Lifting',
    startDate: '2026-12-03T09:00:00.000Z',
    timeRequired: 'PT45M',
    offers: { price: 19.5, priceCurrency: 'EUR', category: 'Paid' },
  })
})
