import { expect, test } from 'vitest'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const base = '/api/v2'

async function desk() {
  const db = await demoDatabase()
  const admin = browserAt(db)
  await admin.signIn('admin@demo.test', 'demo-academy')
  const { ask } = admin
  const add = async (name: string, parent = 0) => {
    const { status, body } = await ask(`${base}/taxonomy_terms`, { body: { vocabulary: 'place', name, parent } })
    expect(status, name).toBe(201)
    return body.data.tid as number
  }
  return { db, ask, add }
}

test('an administrator makes a vocabulary with its terms, renames and moves them, and deletes them again', async () => {
  const { ask, add } = await desk()
  const made = await ask(`${base}/vocabularies`, {
    body: { name: 'place', label: 'Place', translations: { ar: 'المكان' } },
  })
  expect(made).toMatchObject({ status: 201, body: { data: { name: 'place', label: 'Place', terms: 0, fixed: false } } })
  const renamed = await ask(`${base}/vocabularies/place`, { method: 'PATCH', body: { label: 'Region' } })
  expect(renamed.body.data).toMatchObject({ label: 'Region', translations: { ar: 'المكان' } })
  const [north, south] = [await add('North'), await add('South')]
  const town = await add('Town', north)
  const moved = await ask(`${base}/taxonomy_terms/${town}`, {
    method: 'PATCH',
    body: { name: 'City', parent: south, translations: { ar: 'مدينة' } },
  })
  expect(moved.body.data).toEqual({
    tid: town,
    vocabulary: 'place',
    name: 'City',
    parent: south,
    position: 0,
    translations: { ar: 'مدينة' },
  })
  await ask(`${base}/taxonomy_terms/${south}`, { method: 'PATCH', body: { position: 0 } })
  const listed = (await ask(`${base}/taxonomy_terms?machine_name=place&parent=0`)).body.data
  expect(listed.map(({ name }: { name: string }) => name)).toEqual(['South', 'North'])
  expect(await ask(`${base}/taxonomy_terms/${south}`, { method: 'DELETE' })).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'used' }], uses: { terms: 1 } },
  })
  expect(await ask(`${base}/vocabularies/place`, { method: 'DELETE' })).toMatchObject({ status: 409 })
  for (const tid of [town, south, north]) {
    expect((await ask(`${base}/taxonomy_terms/${tid}`, { method: 'DELETE' })).status).toBe(204)
  }
  expect((await ask(`${base}/vocabularies/place`, { method: 'DELETE' })).status).toBe(204)
})

test('a tree has no cycles, few levels, and no two terms of one name in one place', async () => {
  const { ask, add } = await desk()
  await ask(`${base}/vocabularies`, { body: { name: 'place', label: 'Place' } })
  const levels = [await add('One')]
  for (const name of ['Two', 'Three', 'Four', 'Five']) levels.push(await add(name, levels.at(-1)))
  const under = (parent: number | undefined) => ({ body: { vocabulary: 'place', name: 'Six', parent } })
  expect(await ask(`${base}/taxonomy_terms`, under(levels.at(-1)))).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'parent', code: 'too_deep' }] },
  })
  const move = (tid: number | undefined, body: object) =>
    ask(`${base}/taxonomy_terms/${tid}`, { method: 'PATCH', body })
  expect(await move(levels[0], { parent: levels[2] })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'parent', code: 'cycle' }] },
  })
  const other = await add('Other')
  expect(await move(levels[0], { parent: other })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'parent', code: 'too_deep' }] },
  })
  expect(await move(other, { name: 'ONE' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'name', code: 'taken' }] },
  })
  expect(await ask(`${base}/vocabularies`, { body: { name: 'ids', label: 'Ids' } })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'name', code: 'taken' }] },
  })
})

test('only administrators change vocabularies and organisations', async () => {
  const { db } = await desk()
  const manager = browserAt(db)
  await manager.signIn('incentives@demo.test', 'demo-academy')
  const tries = [
    manager.ask(`${base}/vocabularies`, { body: { name: 'mine', label: 'Mine' } }),
    manager.ask(`${base}/taxonomy_terms`, { body: { vocabulary: 'topic', name: 'Mine' } }),
    manager.ask(`${base}/taxonomy_terms/1/merge`, { body: { into: 2 } }),
    manager.ask(`${base}/organizations`, { body: { name: 'Mine' } }),
    manager.ask(`${base}/organizations/1`, { method: 'DELETE' }),
    manager.ask(`${base}/organizations/1/merge`, { body: { into: 2 } }),
  ]
  for (const { status } of await Promise.all(tries)) expect(status).toBe(403)
})

test('a change that says what it is based on is refused if somebody else has saved another name or place', async () => {
  const { ask, add } = await desk()
  await ask(`${base}/vocabularies`, { body: { name: 'place', label: 'Place', translations: { de: 'Ort' } } })
  const [north, south] = [await add('North'), await add('South')]
  const change = (path: string, body: object) => ask(`${base}/${path}`, { method: 'PATCH', body })
  const overtaken = { status: 409, body: { errors: [{ code: 'revision' }] } }

  const term = `taxonomy_terms/${north}`
  const seen = { name: 'North', translations: { de: '' }, parent: 0 }
  expect((await change(term, { name: 'Northern', shown: seen })).status).toBe(200)
  expect(await change(term, { name: 'The north', shown: seen })).toMatchObject(overtaken)
  expect((await change(term, { translations: { ar: 'الشمال' }, shown: { name: 'Northern' } })).status).toBe(200)
  expect((await change(term, { parent: south, shown: { ...seen, name: 'Northern' } })).status).toBe(200)
  expect(await change(term, { position: 0, shown: { parent: 0 } })).toMatchObject(overtaken)
  expect((await change(term, { name: 'North' })).body.data).toMatchObject({ name: 'North', parent: south })

  expect((await change('vocabularies/place', { label: 'Region', shown: { label: 'Place' } })).status).toBe(200)
  expect(await change('vocabularies/place', { label: 'Area', shown: { label: 'Place' } })).toMatchObject(overtaken)
  const other = { translations: { de: 'Platz' } }
  expect(await change('vocabularies/place', { label: 'Area', shown: other })).toMatchObject(overtaken)
  const same = { translations: { de: 'Ort', fr: '' } }
  expect((await change('vocabularies/place', { label: 'Area', shown: same })).status).toBe(200)
  const added = { translations: { de: 'Ort', fr: 'Lieu' } }
  expect((await change('vocabularies/place', added)).status).toBe(200)
  const german = { translations: { de: 'Gebiet' }, shown: { translations: { de: 'Ort' } } }
  expect(await change('vocabularies/place', german)).toMatchObject(overtaken)
  const both = { ...german, shown: added }
  expect((await change('vocabularies/place', both)).body.data.translations).toEqual({ de: 'Gebiet' })
})

test('an organisation is created, renamed, and deleted only while nothing names it', async () => {
  const { ask } = await desk()
  const made = await ask(`${base}/organizations`, { body: { name: 'Night school' } })
  expect(made).toMatchObject({ status: 201, body: { data: { name: 'Night school' } } })
  const { id } = made.body.data
  expect(await ask(`${base}/organizations`, { body: { name: 'NIGHT SCHOOL' } })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'name', code: 'taken' }] },
  })
  const renamed = await ask(`${base}/organizations/${id}`, { method: 'PATCH', body: { name: 'Evening school' } })
  expect(renamed.body.data).toEqual({ id, name: 'Evening school' })
  const [used] = (await ask(`${base}/organizations`)).body.data.filter((one: { id: number }) => one.id !== id)
  expect(await ask(`${base}/organizations/${used.id}`, { method: 'DELETE' })).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'used' }], uses: { people: expect.any(Number) } },
  })
  expect((await ask(`${base}/organizations/${id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await ask(`${base}/organizations/${id}`, { method: 'DELETE' })).status).toBe(404)
})

test('a dry run of a merge of organisations reports what would move, and the merge moves it', async () => {
  const { db, ask } = await desk()
  const made = await ask(`${base}/organizations`, { body: { name: 'Night school' } })
  const into = made.body.data.id
  const { id } = await db.reader
    .selectFrom('user_organizations')
    .select('organization_id as id')
    .orderBy('organization_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const merge = (body: object) => ask(`${base}/organizations/${id}/merge`, { body })
  const preview = await merge({ into, dry_run: true })
  expect(preview).toMatchObject({
    status: 200,
    body: { data: { dry_run: true, moved: { people: expect.any(Number) } } },
  })
  expect((await merge({ into: id })).status).toBe(400)
  const done = await merge({ into })
  expect(done).toMatchObject({ status: 200, body: { data: { ...preview.body.data, dry_run: false } } })
  expect((await merge({ into })).status).toBe(404)
  const members = await db.reader
    .selectFrom('user_organizations')
    .select('uid')
    .where('organization_id', '=', into)
    .execute()
  expect(members).toHaveLength(preview.body.data.moved.people)
})
