import { describe, expect, test } from 'vitest'
import { TrainingCard, TrainingFacets, Training } from '#shared/contract/trainings.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, addLearner, addOrganization, addTerm, course } from '#tests/unit/server/catalogue/catalogue.ts'
import { GET as search } from '../../../src/pages/api/v2/search.ts'
import { ALL as enrolmentOther, PATCH, POST } from '../../../src/pages/api/v2/trainings/[id]/enrolment.ts'
import { GET as one } from '../../../src/pages/api/v2/trainings/[id]/index.ts'
import { GET as all } from '../../../src/pages/api/v2/trainings/index.ts'
import { caller } from './call.ts'

describe('GET trainings', () => {
  test('lists cards page by page, with facets, in the user’s language', async () => {
    const db = await freshDatabase()
    const call = caller(db)
    const topic = await addTerm(db, 'topic', 'Data', { ar: 'البيانات' })
    const text = { title: 'SQL', summary: '', description: '' }
    await add(db, course('', { texts: { en: text, ar: { ...text, title: 'لغة SQL' } }, terms: [topic] }))
    await add(db, course('Posters', { type: 'video' }))
    const answer = await call(all, 'trainings?limit=1&order_by=newest&page=1', { language: 'ar' })
    expect(answer.status).toBe(200)
    expect(answer.data).toMatchObject([{ title: 'لغة SQL', lang: 'ar', terms: [{ name: 'البيانات' }] }])
    expect(answer.meta).toMatchObject({ page: 1, limit: 1, total: 2, totalPages: 2, isLastPage: true, close: false })
    for (const card of answer.data) TrainingCard.parse(card)
    TrainingFacets.parse(answer.meta.facets)
  })

  test('takes the whole filter of the storefront, vocabularies by name, one value or several', async () => {
    const db = await freshDatabase()
    const call = caller(db)
    const [data, level] = [await addTerm(db, 'topic', 'Data'), await addTerm(db, 'level', 'Beginner')]
    const sql = await add(db, course('SQL', { terms: [data, level], language: 'ar' }))
    await add(db, course('Posters', { type: 'video', price: { amount: 500, currency: 'EUR' }, terms: [level] }))
    const found = async (query: string) =>
      (await call(all, `trainings?${query}`)).data.map((card: { title: string }) => card.title)
    const wide = 'include_own=1&linked=1&multilingual=1'
    expect(await found(`${wide}&order_by=title`)).toEqual(['Posters', 'SQL'])
    expect(await found(`${wide}&free=1`)).toEqual(['SQL'])
    expect(await found(`${wide}&ids[]=${sql}&ids[]=999`)).toEqual(['SQL'])
    expect(await found(`${wide}&topic[]=${data}`)).toEqual(['SQL'])
    expect(await found(`level[]=${level}&topic[0]=${data}`)).toEqual(['SQL'])
    expect(await found(`topic=${data}`)).toEqual(['SQL'])
    expect(await found('type=video')).toEqual(['Posters'])
    expect(await found('type[]=video&type[]=course&order_by=title')).toEqual(['Posters', 'SQL'])
    expect(await found('language[]=ar')).toEqual(['SQL'])
    expect(await found('multilingual=0')).toEqual(['Posters'])
    // The language of the answer, an empty value and what other programs add are no filters.
    expect(await found('language=ar&s=&utm_source=mail&attributes[]=title')).toHaveLength(2)
    // A vocabulary that is gone, or a term of another one, matches nothing rather than everything.
    expect(await found('skills[]=1')).toEqual([])
    expect(await found(`topic[]=${level}`)).toEqual([])
  })

  test('names everything that is wrong with a query at once', async () => {
    const db = await freshDatabase()
    const answer = await caller(db)(all, 'trainings?limit=101&order_by=best&type[]=film&ids[]=x&ids[]=99999999999')
    expect(answer.status).toBe(400)
    expect(answer.errors.map((error: { path: string }) => error.path).sort()).toEqual([
      'ids[0]',
      'ids[1]',
      'limit',
      'order_by',
      'type[0]',
    ])
  })

  test('is closed to visitors where the site is', async () => {
    const db = await freshDatabase()
    const answer = await caller(db)(all, 'trainings', { features: { storefront_page: false } })
    expect(answer.status).toBe(401)
  })
})

test('GET search ranks, forgives a slip and says so', async () => {
  const db = await freshDatabase()
  await add(db, course('Knitting', { summary: 'No python here.' }))
  await add(db, course('Python'))
  const call = caller(db)
  expect((await call(search, 'search?s=python')).data.map((card: { title: string }) => card.title)).toEqual([
    'Python',
    'Knitting',
  ])
  const close = await call(search, 'search?s=pyhton&type[]=course')
  expect(close.meta).toMatchObject({ total: 2, close: true })
})

test('GET trainings/{id} answers what the user may see, with where they stand', async () => {
  const db = await freshDatabase()
  const call = caller(db)
  const harbour = await addOrganization(db, 'Harbour')
  const id = await add(db, course('Crane signals', { organizations: [harbour] }))
  const user = await addLearner(db, 'Amal', [harbour])
  const params = { id: String(id) }
  expect((await call(one, '', { params })).status).toBe(404)
  await call(POST, '', { params, user, body: {} })
  const { data, headers } = await call(one, '', { params, user })
  expect(Training.parse(data)).toMatchObject({ title: 'Crane signals', enrolment: { state: 'enrolled' } })
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect((await call(one, '', { params: { id: '2147483648' }, user })).status).toBe(404)
})

test('an enrolment goes its way by POST or PATCH, and back only where that makes sense', async () => {
  const db = await freshDatabase()
  const call = caller(db)
  const params = { id: String(await add(db, course('Lifting', { url: 'https://learn.example/l' }))) }
  const user = await addLearner(db, 'Amal')
  const post = (body: unknown) => call(POST, '', { params, user, body })
  const patch = (state: string) => call(PATCH, '', { params, user, body: { state }, method: 'PATCH' })

  expect((await call(POST, '', { params, body: {} })).status).toBe(401)
  expect(await patch('in_progress')).toMatchObject({ status: 409, errors: [{ code: 'not_enrolled' }] })
  expect(await post({})).toMatchObject({ status: 201, data: { state: 'enrolled', url: null } })
  expect(await post({})).toMatchObject({ status: 200, data: { state: 'enrolled' } })
  expect(await post({ action: 'launch' })).toMatchObject({
    status: 200,
    data: { state: 'in_progress', url: 'https://learn.example/l' },
  })
  expect(await patch('withdrawn')).toMatchObject({ status: 200, data: { state: 'withdrawn' } })
  expect(await patch('enrolled')).toMatchObject({ status: 200, data: { state: 'enrolled' } })
  expect(await patch('completed')).toMatchObject({ status: 200, data: { state: 'completed' } })
  expect(await patch('in_progress')).toMatchObject({ status: 409, errors: [{ code: 'state' }] })
  expect(await patch('asleep')).toMatchObject({ status: 400, errors: [{ path: 'state', code: 'choice' }] })
  expect(await post({ action: 'enrol', mood: 'good' })).toMatchObject({ status: 400, errors: [{ path: 'mood' }] })
  const other = await call(enrolmentOther, '', { params, user, method: 'DELETE' })
  expect(other.status).toBe(405)
  expect(other.headers.get('allow')).toBe('POST, PATCH')
})
