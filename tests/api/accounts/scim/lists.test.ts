import { describe, expect, test } from 'vitest'
import { patchSchema, openDirectory, schema } from './directory.ts'

const { academy, created, patch, scim } = openDirectory()

describe('administrators', () => {
  test('the last one stays active', async () => {
    const { db } = academy()
    const admins = await db.reader
      .selectFrom('user_roles')
      .innerJoin('users', 'users.uid', 'user_roles.uid')
      .select('users.uid')
      .where('role', '=', 'administrator')
      .where('status', '=', 'active')
      .execute()
    expect(admins).toHaveLength(1)
    const id = String(admins[0]?.uid)
    const kept = { status: 400, body: { scimType: 'mutability' } }
    expect(await patch(id, { op: 'replace', path: 'active', value: false })).toMatchObject(kept)
    expect(await scim('DELETE', `Users/${id}`)).toMatchObject(kept)
    expect((await scim('GET', `Users/${id}`)).body.active).toBe(true)
    const stolen = await patch(id, { op: 'replace', path: 'emails[type eq "work"].value', value: 'thief@evil.test' })
    expect(stolen, 'a key does not open the account of an administrator').toMatchObject({ status: 403 })
  })

  test('who hold the settings of the site by another role keep their addresses too', async () => {
    const { db } = academy()
    const { id } = await created({ userName: 'nova-manager' })
    const path = 'emails[type eq "work"].value'
    const move = (value: string) => patch(id, { op: 'replace', path, value })
    expect((await move('moved@academy.test')).status).toBe(200)
    const access = { role: 'content_manager', access: 'site_settings' } as const
    await db.transact(async (tx) => {
      await tx
        .insertInto('user_roles')
        .values({ uid: Number(id), role: 'content_manager' })
        .execute()
      await tx.insertInto('role_access').values(access).execute()
    })
    expect(await move('thief@evil.test')).toMatchObject({ status: 403 })
    await db.transact((tx) =>
      tx.deleteFrom('role_access').where('role', '=', access.role).where('access', '=', access.access).execute(),
    )
    expect((await move('again@academy.test')).status).toBe(200)
  })

  test('of two, blocked at the same moment, one stays active', async () => {
    const { db } = academy()
    const second = await created()
    const grant = { uid: Number(second.id), role: 'administrator' }
    await db.transact((tx) => tx.insertInto('user_roles').values(grant).execute())
    const first = await db.reader
      .selectFrom('user_roles')
      .select('uid')
      .where('role', '=', 'administrator')
      .orderBy('uid')
      .execute()
    const ids = first.map(({ uid }) => String(uid))
    const answers = await Promise.all(ids.map((id) => scim('DELETE', `Users/${id}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400])
    for (const id of ids) await patch(id, { op: 'replace', path: 'active', value: true })
    await db.transact((tx) =>
      tx.deleteFrom('user_roles').where('uid', '=', grant.uid).where('role', '=', 'administrator').execute(),
    )
  })
})

describe('a list', () => {
  test('is paged from 1, with at most 100 users of a page', async () => {
    const { body: first } = await scim('GET', 'Users?count=2')
    expect(first).toMatchObject({ startIndex: 1, itemsPerPage: 2 })
    const { body: second } = await scim('GET', 'Users?startIndex=3&count=2')
    expect(second).toMatchObject({ startIndex: 3, totalResults: first.totalResults })
    const ids = [...first.Resources, ...second.Resources].map(({ id }: { id: string }) => Number(id))
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(new Set(ids).size).toBe(4)
    expect((await scim('GET', 'Users?count=0')).body).toMatchObject({ itemsPerPage: 0, Resources: [] })
    expect((await scim('GET', 'Users?count=5000&startIndex=-4')).body.Resources.length).toBeLessThanOrEqual(100)
    expect((await scim('GET', 'Users?startIndex=9999999')).body.Resources).toEqual([])
  })

  test.each([
    'userName co "a"',
    'userName eq "a" or active eq true',
    'active eq true',
    'userName eq',
    'bad',
    ')(',
    'x'.repeat(400),
    `userName eq "${'a'.repeat(600)}"`,
    'emails[type eq "work"]',
  ])('refuses another filter: %s', async (filter) => {
    const refused = await scim('GET', `Users?filter=${encodeURIComponent(filter)}`)
    expect(refused).toMatchObject({ status: 400, body: { scimType: 'invalidFilter' } })
    expect(refused.body.detail, 'words for people').not.toMatch(/undefined|null|properties/)
  })

  test.each([[[null]], [['x@academy.test']], [[{ value: 7 }]]])('refuses the addresses %j', async (emails) => {
    const userName = 'odd-addresses'
    expect(await scim('POST', 'Users', { schemas: [schema], userName, emails })).toMatchObject({ status: 400 })
    const { id } = await created()
    expect(await scim('PUT', `Users/${id}`, { schemas: [schema], userName, emails })).toMatchObject({ status: 400 })
  })

  test('refuses hostile patches', async () => {
    const { id } = await created()
    const many = Array.from({ length: 101 }, () => ({ op: 'replace', path: 'active', value: true }))
    expect(await patch(id, ...many)).toMatchObject({ status: 400 })
    const long = `emails[${'('.repeat(5000)}].value`
    expect(await patch(id, { op: 'replace', path: long, value: 'x' })).toMatchObject({ status: 400 })
    for (const path of ['__proto__.status', 'constructor.name', 'id', 'userName.x'])
      expect(await patch(id, { op: 'replace', path, value: 'x' }), path).toMatchObject({ status: 400 })
    for (const body of [
      {},
      { schemas: [patchSchema] },
      { schemas: [patchSchema], Operations: 'x' },
      { schemas: [patchSchema], Operations: [null] },
    ])
      expect(await scim('PATCH', `Users/${id}`, body), JSON.stringify(body)).toMatchObject({ status: 400 })
  })
})

test('the audit log names the directory, the person, and the fields that differ', async () => {
  const { id } = await created()
  await patch(id, { op: 'replace', path: 'name.givenName', value: 'Nia' })
  await scim('DELETE', `Users/${id}`)
  const entries = await academy()
    .db.reader.selectFrom('audit_entries')
    .selectAll()
    .where('subject_type', '=', 'person')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  const usual = { actor: null, through: 'scim', agent: 'HR directory' }
  expect(entries).toMatchObject([
    { ...usual, action: 'created', label: 'Nova Lind' },
    { ...usual, action: 'changed', before_values: '{"first_name":"Nova","full_name":"Nova Lind"}' },
    { ...usual, action: 'blocked', after_values: '{"status":"blocked"}' },
  ])
})

test('an erased person is in no list, and cannot be brought back', async () => {
  const { id } = await created()
  const { db } = academy()
  await db.transact((tx) =>
    tx.updateTable('users').set({ erased: '2026-11-22 10:00:00' }).where('uid', '=', Number(id)).execute(),
  )
  expect((await scim('GET', `Users/${id}`)).status).toBe(404)
  expect((await patch(id, { op: 'replace', path: 'active', value: true })).status).toBe(404)
})
