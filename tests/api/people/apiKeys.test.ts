import { describe, expect, test } from 'vitest'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'
import { offer, welcome } from '../../unit/server/points/earning/earningSite.ts'
import { PASSWORD, takeIn } from '../../unit/server/accounts/cast.ts'
import { browserAt } from '#tests/support/browserAt.ts'
import { done, keyFor, programAt, academy } from '../events/programs.ts'

describe('an API key', () => {
  test('is created, listed, used and revoked by administrators', async () => {
    const db = await freshDatabase()
    await takeIn(db, { roles: ['administrator'] })
    await db.transact((tx) =>
      tx.insertInto('role_access').values({ role: 'administrator', access: 'site_settings' }).execute(),
    )
    const amal = await welcome(db, 'amal')
    await offer(db, 'Lifting')
    const admin = browserAt(db)
    await admin.signIn('freja', PASSWORD)
    const headers = { 'Idempotency-Key': 'one' }
    const body = { name: 'Saltmarsh LMS', scopes: ['events'], xapi_homepages: ['https://lms.test/'] }
    const made = await admin.ask('/api/v2/api_keys', { body, headers })
    expect(made.status).toBe(201)
    const { secret, ...key } = made.body.data
    expect(secret).toMatch(/^jnp_[\w-]{43}$/)
    expect(key).toMatchObject({ ...body, hint: secret.slice(-4), last_used: null, revoked: null })
    // The secret is shown once, and is not in the database.
    const repeated = await admin.ask('/api/v2/api_keys', { body, headers })
    expect(repeated).toMatchObject({ status: 201, body: { data: { ...key, secret: null } } })
    const kept = await db.reader.selectFrom('idempotency_keys').selectAll().execute()
    const stored = await db.reader.selectFrom('api_keys').selectAll().execute()
    expect(JSON.stringify([kept, stored])).not.toContain(secret)

    const call = programAt(db, secret)
    const event = { ...done, mail: undefined, uid: amal }
    expect((await call('events', { body: event, now: later(1) })).status).toBe(201)
    const listed = await admin.ask('/api/v2/api_keys')
    expect(listed.body).toMatchObject({ data: [{ id: key.id, last_used: '2026-11-21 09:01:00' }], meta: { total: 1 } })

    expect((await admin.ask(`/api/v2/api_keys?id=${key.id}`, { method: 'DELETE', now: later(2) })).status).toBe(204)
    const late = await call('events', { body: { ...event, id: 'late' }, now: later(3) })
    expect(late).toMatchObject({ status: 401, body: { errors: [{ code: 'key_needed' }] } })
    expect(late.headers.get('www-authenticate')).toContain('Bearer')
    expect((await admin.ask('/api/v2/api_keys', { now: later(3) })).body.data[0].revoked).toBe('2026-11-21 09:02:00')
    expect((await admin.ask(`/api/v2/api_keys/${key.id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await admin.ask('/api/v2/api_keys/77', { method: 'DELETE' })).status).toBe(404)
  })

  test('can be created and revoked only shortly after the password was entered', async () => {
    const db = await freshDatabase()
    await takeIn(db, { roles: ['administrator'] })
    await db.transact((tx) =>
      tx.insertInto('role_access').values({ role: 'administrator', access: 'site_settings' }).execute(),
    )
    const admin = browserAt(db)
    await admin.signIn('freja', PASSWORD)
    const late = { now: later(20) }
    const body = { name: 'Saltmarsh LMS', scopes: ['events'] }
    const needed = { status: 403, body: { errors: [{ code: 'password_needed', path: '' }] } }
    expect(await admin.ask('/api/v2/api_keys', { body, ...late })).toMatchObject(needed)
    expect(await admin.ask('/api/v2/api_keys/1', { method: 'DELETE', ...late })).toMatchObject(needed)
    expect((await admin.ask('/api/v2/api_keys', late)).status).toBe(200)
    const confirm = (password: string) => admin.ask('/api/v2/session', { method: 'PATCH', body: { password }, ...late })
    expect((await confirm('wrong')).body.errors).toMatchObject([{ path: 'password', code: 'credentials' }])
    expect((await confirm(PASSWORD)).status).toBe(204)
    expect((await admin.ask('/api/v2/api_keys', { body, ...late })).status).toBe(201)
  })

  test('allows only the calls of its scopes', async () => {
    const { db } = await academy()
    const call = programAt(db, await keyFor(db, ['xapi']))
    expect(await call('events', { body: done })).toMatchObject({ status: 403, body: { errors: [{ code: 'denied' }] } })
    expect((await call('api_keys')).status).toBe(401)
    expect((await call('users')).status).toBe(401)
  })

  test('is required: a cookie or an invented key is refused', async () => {
    const { db } = await academy()
    await takeIn(db, { roles: ['administrator'] })
    const admin = browserAt(db)
    await admin.signIn('freja', PASSWORD)
    expect((await admin.ask('/api/v2/events', { body: done })).status).toBe(401)
    expect((await programAt(db, 'jnp_invented')('events', { body: done })).status).toBe(401)
  })

  test('that a foreign page adds to a request with a session cookie does not bypass the protection', async () => {
    const { db } = await academy()
    const uid = await takeIn(db)
    const freja = browserAt(db)
    await freja.signIn('freja', PASSWORD)
    const headers = { Authorization: 'Basic YTpi', 'Sec-Fetch-Site': 'cross-site' }
    const answer = await freja.ask(`/api/v2/users/${uid}`, {
      method: 'PATCH',
      body: { first_name: 'Mallory' },
      headers,
    })
    expect(answer.status).toBe(403)
  })
})
