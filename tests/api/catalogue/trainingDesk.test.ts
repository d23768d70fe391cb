import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const path = '/api/v2/trainings'
const knots = { title: 'Knots for sailors', summary: 'Ten of them.', description: '<p>Rope.</p><script>x</script>' }

async function desk(given?: Database) {
  const db = given ?? (await demoDatabase())
  const admin = browserAt(db)
  await admin.signIn('admin@demo.test', 'demo-academy')
  const create = (fields: object) =>
    admin.ask(path, { body: { texts: { en: knots }, language: 'en', url: 'https://a.test/knots', ...fields } })
  const change = (id: number, body: object) => admin.ask(`${path}/${id}`, { method: 'PATCH', body })
  const visitor = browserAt(db)
  const found = async (words: string) =>
    (await visitor.ask(`${path}?s=${encodeURIComponent(words)}`)).body.data.map(({ id }: { id: number }) => id)
  return { ...admin, db, create, change, visitor, found }
}

test('a new training is a draft that no visitor finds; published, the very next search finds it in both languages', async () => {
  const { create, change, visitor, found } = await desk()
  const ar = { title: 'العقد البحرية', summary: '', description: '', provider: 'الميناء' }
  const created = await create({ texts: { en: knots, ar }, type: 'video', provider: 'Harbour' })
  expect(created).toMatchObject({ status: 201, body: { data: { published: false, revision: 1, type: 'video' } } })
  const { id, texts } = created.body.data
  expect(texts.en.description).toBe('<p>Rope.</p>')
  expect(texts.ar).toEqual(ar)
  expect((await visitor.ask(`${path}/${id}`)).status).toBe(404)
  expect(await found('Knots for sailors')).not.toContain(id)
  const published = await change(id, { revision: 1, published: true })
  expect(published).toMatchObject({ status: 200, body: { data: { published: true, revision: 2 } } })
  expect(await found('Knots for sailors')).toContain(id)
  expect(await found('العقد البحرية')).toContain(id)
  expect((await visitor.ask(`${path}/${id}`)).status).toBe(200)
  await change(id, { revision: 2, published: false })
  expect(await found('Knots for sailors')).not.toContain(id)
  expect((await visitor.ask(`${path}/${id}`)).status).toBe(404)
})

test('all problems come back at once, beside their fields', async () => {
  const { create } = await desk()
  const refused = await create({
    texts: { en: { summary: 'No title' } },
    url: 'nowhere',
    price: { amount: 100, currency: 'ABC' },
    duration_minutes: 0,
  })
  expect(refused.status).toBe(400)
  const paths = refused.body.errors.map((one: { path: string }) => one.path)
  expect(paths.toSorted()).toEqual(['duration_minutes', 'price[currency]', 'texts[en][title]', 'url'])
  await create({ external_id: 'K-1' })
  const later = await create({
    texts: { en: knots, xx: knots },
    language: 'xx',
    external_id: 'K-1',
    published: true,
    url: '',
    terms: [999_999],
    organizations: [999_999],
    cover: '/media/cover/0123456789abcdef0123456789abcdef-800x600.webp',
  })
  const late = later.body.errors.map((one: { path: string; code: string }) => `${one.path} ${one.code}`)
  expect(late.toSorted()).toEqual([
    'cover not_uploaded',
    'external_id taken',
    'language choice',
    'organizations[0] choice',
    'terms[0] choice',
    'texts[xx][title] choice',
    'url required',
  ])
})

test('a change of an old revision is a conflict that says who saved since', async () => {
  const { create, change } = await desk()
  const { id } = (await create({})).body.data
  expect((await change(id, { revision: 1, provider: 'Harbour' })).status).toBe(200)
  const late = await change(id, { revision: 1, provider: 'Somebody' })
  expect(late).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'revision' }], revision: 2, by: expect.any(String) },
  })
})

test('of two changes of one revision at the same moment one is a conflict', async () => {
  const { create, change } = await desk()
  const { id } = (await create({})).body.data
  const both = await Promise.all(['One', 'Two'].map((provider) => change(id, { revision: 1, provider })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('of two new trainings with one identifier at the same moment one is refused at the field', async () => {
  const { create } = await desk()
  const both = await Promise.all([create({ external_id: 'same' }), create({ external_id: 'same' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
})

test('an answer can come back as the body of PATCH; fields that are not sent stay', async () => {
  const { ask, create, change } = await desk()
  const { id } = (await create({ notes: 'Bring rope.', price: { amount: 1950, currency: 'EUR' } })).body.data
  const { data } = (await ask(`${path}/manage/${id}`)).body
  expect(await change(id, { ...data, provider: 'Harbour' })).toMatchObject({
    status: 200,
    body: { data: { provider: 'Harbour', notes: 'Bring rope.', price: { amount: 1950, currency: 'EUR' } } },
  })
})

test('every change is in the audit log, with the fields that differ', async () => {
  const { ask, create, change } = await desk()
  const { id } = (await create({})).body.data
  await change(id, { revision: 1, provider: 'Harbour' })
  await change(id, { revision: 2, published: true })
  const { data } = (await ask(`/api/v2/audit?subject=training:${id}`)).body
  expect(data).toMatchObject([
    { action: 'published', before: { published: false }, after: { published: true } },
    { action: 'changed', before: { provider: '' }, after: { provider: 'Harbour' } },
    { action: 'created', subject: { label: 'Knots for sailors' } },
  ])
})

test('only users with the site settings create, read for editing, list and change', async () => {
  const { db, create } = await desk()
  const { id } = (await create({})).body.data
  const others = [browserAt(db), browserAt(db)]
  await others[0]!.signIn('courses@demo.test', 'demo-academy')
  for (const [place, { ask }] of others.entries()) {
    const expected = place === 0 ? 403 : 401
    expect((await ask(path, { body: { texts: { en: knots }, language: 'en' } })).status).toBe(expected)
    expect((await ask(`${path}/${id}`, { method: 'PATCH', body: { revision: 1 } })).status).toBe(expected)
    expect((await ask(`${path}/manage/${id}`)).status).toBe(expected)
    expect((await ask(`${path}/manage`)).status).toBe(expected)
  }
})

test('the list leads from page to page in every order and finds drafts by title and identifier', async () => {
  const { ask, create } = await desk()
  const { id } = (await create({ external_id: 'KNOT-77' })).body.data
  for (const sort of ['-changed', 'changed', 'title', '-title', '-popularity', 'popularity']) {
    const all = (await ask(`${path}/manage?sort=${sort}&limit=100`)).body.data.map((one: { id: number }) => one.id)
    const paged: number[] = []
    for (let next: string | null = ''; next !== null;) {
      const { body } = await ask(`${path}/manage?sort=${sort}&limit=7${next && `&after=${next}`}`)
      paged.push(...body.data.map((one: { id: number }) => one.id))
      next = body.meta.next
    }
    expect(paged.slice(0, 100), sort).toEqual(all)
    expect(new Set(paged).size).toBe(paged.length)
  }
  const found = async (query: string) =>
    (await ask(`${path}/manage?${query}`)).body.data.map((one: { id: number }) => one.id)
  expect(await found('s=SAILORS knots')).toEqual([id])
  expect(await found('s=knot-7')).toEqual([id])
  expect(await found('s=knots&state=published')).toEqual([])
  expect(await found('s=%25')).toEqual([])
})
