import { describe, expect, test } from 'vitest'
import { createUser } from '#server/people/createUser.ts'
import { hashPassword } from '#server/secrets/passwords.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const PASSWORD = 'demo-academy'

async function as(name: string) {
  const browser = browserAt(await demoDatabase())
  await browser.signIn(`${name}@demo.test`, PASSWORD)
  const me = (await browser.ask('/api/v2/me')).body.data
  return { ...browser, me }
}

describe('people', () => {
  test('are listed for administrators, page by page, until the last one', async () => {
    const { ask } = await as('admin')
    const first = await ask('/api/v2/users?limit=100&page=0')
    expect(first.status).toBe(200)
    const uids = new Set<number>()
    for (let page = 0; page < first.body.meta.totalPages; page++) {
      const { body } = await ask(`/api/v2/users?limit=10&page=${page}`)
      for (const { uid } of body.data) uids.add(uid)
      if (body.meta.isLastPage) break
    }
    expect(first.body.data.every(({ uid }: { uid: unknown }) => typeof uid === 'number')).toBe(true)
    expect(uids.size).toBeGreaterThan(0)
  })

  test('are filtered by whatever is known of them; nonsense is refused, everything at once', async () => {
    const { ask } = await as('admin')
    const found = await ask('/api/v2/users?role[]=instructor&country[0]=PL&s=WIERZ&language=&status=active')
    expect(found.body.data).toMatchObject([{ mail: 'instructor@demo.test' }])
    const [{ uid }] = found.body.data
    expect((await ask(`/api/v2/users?uid=${uid}&language=en`)).body.data).toMatchObject([{ uid }])
    const unknown = await ask('/api/v2/users?mail=admin@demo.test')
    expect(unknown).toMatchObject({ status: 400, body: { errors: [{ path: 'mail', code: 'unknown' }] } })
    const refused = await ask('/api/v2/users?role[]=king&limit=101&uid[]=99999999999')
    expect(refused.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual(['limit', 'role[0]', 'uid[0]'])
  })

  test('are nobody else’s business', async () => {
    const { ask, me } = await as('learner')
    expect((await ask('/api/v2/users')).status).toBe(403)
    expect((await ask(`/api/v2/users/${me.uid + 1}`)).status).toBe(404)
    expect((await ask(`/api/v2/users/${me.uid + 1}`, { method: 'PATCH', body: { country: 'NO' } })).status).toBe(404)
    expect((await ask(`/api/v2/users/${me.uid}`)).body.data).toMatchObject({ mail: 'learner@demo.test' })
    const visitor = browserAt(await demoDatabase())
    expect((await visitor.ask('/api/v2/users')).status).toBe(401)
    expect((await visitor.ask(`/api/v2/users/${me.uid}`)).status).toBe(401)
  })

  test('change themselves, and the answer shows it; their language is the language of the next answer', async () => {
    const { ask, me } = await as('learner')
    const path = `/api/v2/users/${me.uid}`
    const saved = await ask(path, { method: 'PATCH', body: { first_name: 'Freya', language: 'ar' } })
    expect(saved.body.data).toMatchObject({ first_name: 'Freya', full_name: 'Freya Amoah', language: 'ar' })
    expect((await ask('/api/v2/settings?type=general')).body.data.current_language).toBe('ar')
    expect((await ask(path, { method: 'PATCH', body: { uid: me.uid + 1, created: '' } })).body.errors).toMatchObject([
      { path: 'uid', code: 'unknown' },
      { path: 'created', code: 'unknown' },
    ])
  })

  test('have their job title under one name in every answer, filter and change', async () => {
    const { ask, me } = await as('admin')
    const [nurse, ...others] = (await ask('/api/v2/taxonomy_terms?machine_name=title')).body.data
    const other = others[0].tid
    const path = `/api/v2/users/${me.uid}`
    expect((await ask(path, { method: 'PATCH', body: { title: nurse.tid } })).body.data.title).toBe(nurse.tid)
    expect((await ask('/api/v2/me')).body.data.title).toBe(nurse.tid)
    const titled = (await ask(`/api/v2/users?title=${nurse.tid}&limit=100`)).body.data
    expect(titled.every(({ title }: { title: number }) => title === nurse.tid)).toBe(true)
    expect(titled.map(({ uid }: { uid: number }) => uid)).toContain(me.uid)
    const created = { first_name: 'Ida', mail: 'ida@demo.test', title: other, invite: false }
    expect(await ask('/api/v2/people', { method: 'POST', body: created })).toMatchObject({
      status: 201,
      body: { data: { title: other } },
    })
    expect((await ask(path, { method: 'PATCH', body: { title: 99_999 } })).body.errors).toMatchObject([
      { path: 'title', code: 'choice' },
    ])
  })

  test('are made what they are by administrators only', async () => {
    const { ask, me } = await as('learner')
    const body = { roles: ['administrator'], status: 'blocked', organizations: [2] }
    const refused = await ask(`/api/v2/users/${me.uid}`, { method: 'PATCH', body })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toMatchObject([
      { path: 'roles', code: 'administrators_only', message: 'Only an administrator can change this.' },
      { path: 'status', code: 'administrators_only' },
      { path: 'organizations', code: 'administrators_only' },
    ])
    expect((await ask('/api/v2/me')).body.data.roles).toEqual(['learner'])
  })

  test('get roles and organisations, and lose their sessions the moment they are blocked', async () => {
    const learner = await as('learner')
    const admin = browserAt(learner.runtime.db)
    await admin.signIn('admin@demo.test', PASSWORD)
    const patch = (body: object, uid = learner.me.uid) => admin.ask(`/api/v2/users/${uid}`, { method: 'PATCH', body })
    const organizations = (await admin.ask('/api/v2/organizations')).body.data.map(({ id }: { id: number }) => id)
    const moved = [Math.min(...organizations), Math.max(...organizations)]
    const saved = await patch({ roles: ['learner', 'content_manager'], organizations: moved })
    expect(saved.body.data).toMatchObject({ roles: ['content_manager', 'learner'], organizations: moved })
    expect((await learner.ask('/api/v2/settings?type=general')).body.data.storefront_manage).toBe(true)
    expect((await learner.ask('/api/v2/me')).body.data.organizations).toEqual(moved)

    const nonsense = { roles: ['king'], status: 'gone', organizations: ['1'] }
    expect((await patch(nonsense)).body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'roles[0]',
      'status',
      'organizations[0]',
    ])
    expect((await patch({ organizations: [4711], country: 'XX' })).body.errors).toMatchObject([
      { path: 'country', code: 'choice' },
      { path: 'organizations[0]', code: 'choice' },
    ])

    expect((await patch({ status: 'blocked' })).body.data).toMatchObject({ status: 'blocked', organizations: moved })
    expect((await learner.ask('/api/v2/me')).body.data.uid).toBeNull()
    const again = browserAt(learner.runtime.db)
    const credentials = { name: 'learner@demo.test', password: PASSWORD }
    expect((await again.ask('/api/v2/session', { body: credentials })).status).toBe(400)
    await patch({ status: 'active' })
    expect((await learner.ask('/api/v2/me')).body.data.uid).toBeNull()
    expect((await again.ask('/api/v2/session', { body: credentials })).status).toBe(201)
  })

  test('cannot lock themselves out, were they administrators', async () => {
    const { ask, me } = await as('admin')
    const refused = await ask(`/api/v2/users/${me.uid}`, { method: 'PATCH', body: { roles: [], status: 'blocked' } })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toMatchObject([
      { path: 'status', message: 'You cannot block yourself.' },
      { path: 'roles', code: 'own_roles' },
    ])
    expect((await ask('/api/v2/users')).status).toBe(200)
  })

  test('change their password and stay signed in here only', async () => {
    const here = await as('learner')
    const elsewhere = browserAt(here.runtime.db)
    await elsewhere.signIn('learner', PASSWORD)
    const body = { password: 'seven tall juniper trees', current_password: PASSWORD }
    expect((await here.ask(`/api/v2/users/${here.me.uid}`, { method: 'PATCH', body })).status).toBe(200)
    expect((await here.ask('/api/v2/me')).body.data.uid).toBe(here.me.uid)
    expect((await elsewhere.ask('/api/v2/me')).body.data.uid).toBeNull()
  })

  test('have a new mail address that waits for its link, which can be sent again and cancelled', async () => {
    const { ask, me, runtime } = await as('learner')
    const path = `/api/v2/users/${me.uid}`
    const body = { mail: 'admin@demo.test', current_password: PASSWORD }
    const saved = await ask(path, { method: 'PATCH', body })
    expect(saved.body.data).toMatchObject({ mail: 'learner@demo.test', pending_mail: 'admin@demo.test' })
    expect((await ask(`${path}/pending_mail`, { method: 'POST' })).status).toBe(204)
    expect((await ask(`/api/v2/users/${me.uid + 1}/pending_mail`, { method: 'POST' })).status).toBe(404)
    expect((await ask(`${path}/pending_mail`, { method: 'DELETE' })).status).toBe(204)
    expect((await ask(path)).body.data.pending_mail).toBeNull()
    await runtime.pendingWork.done()
  })

  test('cannot choose themselves into the audience of others', async () => {
    const { ask, me } = await as('learner2')
    const sections = async () => (await ask('/api/v2/storefront')).body.data.sections.length
    const before = await sections()
    const path = `/api/v2/users/${me.uid}`
    const profession = me.profile.profession.slice(1)
    const refused = await ask(path, {
      method: 'PATCH',
      body: { country: 'DK', title: null, profile: { profession } },
    })
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errors: [
          { path: 'country', code: 'set_by_others', message: expect.any(String) },
          { path: 'title', code: 'set_by_others' },
          { path: 'profile[profession]', code: 'set_by_others' },
        ],
      },
    })
    expect(await sections()).toBe(before)
  })

  test('see in the navigation what is open to them, in their language', async () => {
    const { ask } = await as('learner2')
    const { body } = await ask('/api/v2/navigation')
    expect(body.data.map(({ href }: { href: string }) => href)).toContain('/dashboard')
    expect(body.data.map(({ href }: { href: string }) => href)).not.toContain('/settings')
    expect(body.data[0].title).not.toBe('Dashboard')
    expect((await browserAt(await demoDatabase()).ask('/api/v2/navigation')).status).toBe(401)
  })

  test('have a wallet from the first visit on', async () => {
    const db = await demoDatabase()
    const passwordHash = await hashPassword(PASSWORD)
    await db.transact((tx) =>
      createUser(tx, {
        name: 'runa',
        mail: 'runa@demo.test',
        first_name: 'Runa',
        last_name: 'Holm',
        passwordHash,
        language: 'en',
        timezone: null,
        country: null,
        title_tid: null,
        organizations: [],
        roles: ['learner'],
        created: '2026-11-21 08:00:00',
      }),
    )
    const newcomer = browserAt(db)
    await newcomer.signIn('runa@demo.test', PASSWORD)
    // 20 for the welcome, 2 for the day.
    expect((await newcomer.ask('/api/v2/incentives/wallet')).body.data).toMatchObject({
      points: 22,
      pending: 0,
      lifetime_earned: 22,
      spent: 0,
      expired: 0,
    })
    const { ask } = await as('learner')
    expect((await ask('/api/v2/incentives/wallet')).body.data).toMatchObject({ points: 340, pending: 50, spent: 520 })
  })
})
