import { describe, expect, test } from 'vitest'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const PASSWORD = 'demo-academy'

/** A content manager whose role was given the settings of the site, and an administrator. */
async function academy() {
  const db = await demoDatabase()
  await db.transact((tx) =>
    tx.insertInto('role_access').values({ role: 'content_manager', access: 'site_settings' }).execute(),
  )
  const [holder, admin] = [browserAt(db), browserAt(db)]
  await holder.signIn('content@demo.test', PASSWORD)
  await admin.signIn('admin@demo.test', PASSWORD)
  return { db, holder, admin }
}

describe('somebody with the settings of the site who is no administrator', () => {
  test('cannot change the ways to sign in, which can give roles', async () => {
    const { holder } = await academy()
    expect((await holder.ask('/api/v2/settings/general')).status).toBe(200)
    const body = {
      issuer: 'https://own.example.org',
      client_id: 'a',
      client_secret: 'b',
      sso_enabled: true,
      role_claim: 'groups',
      role_map: [{ value: 'x', role: 'administrator' }],
    }
    expect((await holder.ask('/api/v2/settings/sign-in', { body })).status).toBe(403)
  })

  test('cannot make a key, which could manage accounts or report results that earn points', async () => {
    const { holder, admin } = await academy()
    const keyOf = (scopes: string[]) => ({ body: { name: 'Directory', scopes } })
    expect((await holder.ask('/api/v2/api_keys', keyOf(['scim']))).status).toBe(403)
    for (const scope of ['events', 'xapi'])
      expect((await holder.ask('/api/v2/api_keys', keyOf([scope]))).status, scope).toBe(403)
    expect((await admin.ask('/api/v2/api_keys', keyOf(['events']))).status).toBe(201)
    expect((await admin.ask('/api/v2/api_keys', keyOf(['scim']))).status).toBe(201)
  })

  test('cannot take over somebody who may do more, by another mail address or username', async () => {
    const { db, holder, admin } = await academy()
    const person = async (mail: string) => {
      const { uid } = await db.reader
        .selectFrom('users')
        .select('uid')
        .where('mail', '=', mail)
        .executeTakeFirstOrThrow()
      return `/api/v2/people/${uid}`
    }
    const manager = await person('incentives@demo.test')
    const own = { mail: 'holder@own.test' }
    expect(await holder.ask(manager, { method: 'PATCH', body: own })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'mail', code: 'administrators_only' }] },
    })
    expect(await holder.ask(manager, { method: 'PATCH', body: { name: 'holder-two' } })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'name', code: 'administrators_only' }] },
    })
    expect((await holder.ask(manager, { method: 'PATCH', body: { first_name: 'Another' } })).status).toBe(200)
    // An instructor has no permission over others.
    for (const mail of ['learner@demo.test', 'instructor@demo.test'])
      expect((await holder.ask(await person(mail), { method: 'PATCH', body: { mail: `new.${mail}` } })).status).toBe(
        200,
      )
    expect((await admin.ask(manager, { method: 'PATCH', body: own })).status).toBe(200)
  })

  test('cannot add a host name, at which everybody’s logins could be read, but keeps the brand in order', async () => {
    const { db, holder, admin } = await academy()
    const { id } = await db.reader.selectFrom('organizations').select('id').orderBy('id').executeTakeFirstOrThrow()
    const brand = `/api/v2/organizations/${id}/brand`
    const refused = { status: 400, body: { errors: [{ path: 'hosts', code: 'administrators_only' }] } }
    expect(await holder.ask(brand, { body: { hosts: ['own.example.org'] } })).toMatchObject(refused)
    expect((await admin.ask(brand, { body: { hosts: ['learn.oak.test'] } })).status).toBe(200)
    expect((await holder.ask(brand, { body: { hosts: ['learn.oak.test'], name: { en: 'Oak' } } })).status).toBe(200)
    expect(await holder.ask(brand, { body: { hosts: ['learn.oak.test', 'own.test'] } })).toMatchObject(refused)
    expect((await holder.ask(brand, { body: { hosts: [] } })).status).toBe(200)
  })
})

test('the secret of one identity provider is never sent to another', async () => {
  const { admin } = await academy()
  const body = { issuer: 'https://id.example.org', client_id: 'academy', client_secret: 'very secret' }
  expect((await admin.ask('/api/v2/settings/sign-in', { body })).body.data.has_secret).toBe(true)
  const moved = await admin.ask('/api/v2/settings/sign-in', { body: { issuer: 'https://elsewhere.example.org' } })
  expect(moved.body.data.has_secret).toBe(false)
})
