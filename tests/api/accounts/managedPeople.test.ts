import { describe, expect, test } from 'vitest'
import { acceptInvitation, findInvitation } from '#server/accounts/invitations.ts'
import type { Database } from '#server/db/database.ts'
import { grantRoles } from '#server/people/createUser.ts'
import { keptMails } from '#server/mail/keptMails.ts'
import { demoDatabase, morning } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const PASSWORD = 'demo-academy'
const api = '/api/v2'

async function as(name: string, db?: Database) {
  const browser = browserAt(db ?? (await demoDatabase()), { DEMO: '1' })
  await browser.signIn(`${name}@demo.test`, PASSWORD)
  const me = (await browser.ask(`${api}/me`)).body.data
  return { ...browser, db: browser.runtime.db, me }
}

const nora = { mail: 'Nora.Lind@people.test', first_name: 'Nora', last_name: 'Lind', organizations: [1] }

/** The secret of the link in the last mail to this address. */
async function mailedToken({ runtime }: Awaited<ReturnType<typeof as>>, mail: string): Promise<string> {
  await runtime.pendingWork.done()
  const [last] = (await keptMails(runtime.config)).filter(({ to }) => to.mail === mail)
  const link = last?.parts.find((part) => typeof part === 'object')
  return (link?.href ?? '').split('/').at(-1) ?? ''
}

describe('administrators', () => {
  test('create a person, who chooses a password with a link that works once', async () => {
    const admin = await as('admin')
    const made = await admin.ask(`${api}/people`, { body: nora })
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({
      name: nora.mail,
      full_name: 'Nora Lind',
      roles: ['learner'],
      organizations: [1],
      state: 'invited',
      points: 0,
      sessions: 0,
      invitation: { expires: '2026-11-28 09:00:00' },
    })
    const token = await mailedToken(admin, nora.mail)
    expect(await findInvitation(admin.db.reader, 'forged', morning)).toBeUndefined()
    const late = new Date(morning.getTime() + 8 * 24 * 60 * 60 * 1000)
    const password = 'seven green teapots'
    await expect(acceptInvitation(admin.db, { token, password, now: late })).rejects.toMatchObject({ status: 404 })
    await expect(acceptInvitation(admin.db, { token, password: 'short', now: morning })).rejects.toMatchObject({
      status: 400,
    })
    await acceptInvitation(admin.db, { token, password, now: morning })
    await expect(acceptInvitation(admin.db, { token, password, now: morning })).rejects.toMatchObject({ status: 404 })
    const browser = browserAt(admin.db)
    await browser.signIn(nora.mail, password)
    const { uid } = made.body.data
    expect((await admin.ask(`${api}/people/${uid}`)).body.data).toMatchObject({ state: 'active', sessions: 1 })
    const again = await admin.ask(`${api}/people/${uid}/invitation`, { method: 'POST' })
    expect(again).toMatchObject({ status: 400, body: { errors: [{ code: 'has_password' }] } })
  })

  test('invite again: the link before it ends, and a person gets few mails', async () => {
    const admin = await as('admin')
    const { uid } = (await admin.ask(`${api}/people`, { body: nora })).body.data
    const first = await mailedToken(admin, nora.mail)
    const path = `${api}/people/${uid}/invitation`
    expect((await admin.ask(path, { method: 'POST' })).status).toBe(201)
    expect(await findInvitation(admin.db.reader, first, morning)).toBeUndefined()
    for (let n = 0; n < 4; n++) await admin.ask(path, { method: 'POST' })
    expect((await admin.ask(path, { method: 'POST' })).status).toBe(429)
    expect((await admin.ask(`${api}/people/99999/invitation`, { method: 'POST' })).status).toBe(404)
  })

  test('get every problem of a new person at once, and a repeated call makes one person', async () => {
    const admin = await as('admin')
    const bad = { ...nora, mail: 'learner@demo.test', language: 'xx', country: 'QQ', organizations: [1, 999] }
    const refused = await admin.ask(`${api}/people`, { body: bad })
    expect(refused.status).toBe(400)
    const paths = refused.body.errors.map(({ path }: { path: string }) => path)
    expect(paths.sort()).toEqual(['country', 'language', 'mail', 'name', 'organizations[1]'])
    const headers = { 'Idempotency-Key': 'one' }
    const [one, two] = [
      await admin.ask(`${api}/people`, { body: nora, headers }),
      await admin.ask(`${api}/people`, { body: nora, headers }),
    ]
    expect(two.body.data.uid).toBe(one.body.data.uid)
  })

  test('find people by name, state and role, with a place for the next page', async () => {
    const { ask } = await as('admin')
    const first = (await ask(`${api}/people?limit=20`)).body
    expect(first.meta).toMatchObject({ limit: 20, isLastPage: false })
    const second = (await ask(`${api}/people?limit=20&after=${first.meta.next}`)).body
    const uids = [...first.data, ...second.data].map(({ uid }: { uid: number }) => uid)
    expect(new Set(uids).size).toBe(40)
    const found = (await ask(`${api}/people?s=monteiro&role=incentives_manager&status=active`)).body.data
    expect(found).toMatchObject([{ mail: 'incentives@demo.test', organizations: [{ name: 'Almond Court Hotel' }] }])
    expect((await ask(`${api}/people?role=king`)).status).toBe(400)
  })

  test('change a person only as long as nobody else has, and block and unblock', async () => {
    const admin = await as('admin')
    const learner = await as('learner', admin.db)
    const path = `${api}/people/${learner.me.uid}`
    const { revision } = (await admin.ask(path)).body.data
    const { last } = await admin.db.reader
      .selectFrom('audit_entries')
      .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('last'))
      .executeTakeFirstOrThrow()
    const saved = await admin.ask(path, { method: 'PATCH', body: { revision, country: 'NO' } })
    expect(saved.body.data).toMatchObject({ country: 'NO' })
    expect((await admin.ask(path, { method: 'PATCH', body: { revision, country: 'SE' } })).status).toBe(409)
    expect((await admin.ask(path, { method: 'PATCH', body: { status: 'blocked' } })).body.data.state).toBe('blocked')
    expect((await learner.ask(`${api}/me`)).body.data.uid).toBeNull()
    expect((await admin.ask(path, { method: 'PATCH', body: { status: 'active' } })).body.data.state).toBe('active')
    const noted = await admin.db.reader
      .selectFrom('audit_entries')
      .select(['action', 'actor'])
      .where('subject_type', '=', 'person')
      .where('subject_id', '=', String(learner.me.uid))
      .where('id', '>', last)
      .orderBy('id')
      .execute()
    expect(noted.map(({ action }) => action)).toEqual(['changed', 'blocked', 'unblocked'])
    expect(noted.every(({ actor }) => actor === admin.me.uid)).toBe(true)
  })
})

describe('power', () => {
  /** A content manager whose role may change the settings of the site. */
  async function settingsHolder() {
    const admin = await as('admin')
    const held = (await admin.ask(`${api}/settings/roles`)).body.data
    const content_manager = [...held.roles.content_manager, 'site_settings']
    const saved = await admin.ask(`${api}/settings/roles`, {
      body: { revision: held.revision, roles: { content_manager } },
    })
    expect(saved.status).toBe(200)
    return { admin, manager: await as('content', admin.db) }
  }

  test('of the site settings alone does not give roles, block, invite, erase or change an administrator', async () => {
    const { admin, manager } = await settingsHolder()
    const { uid } = (await as('learner', admin.db)).me
    expect((await manager.ask(`${api}/people?limit=1`)).status).toBe(200)
    expect((await manager.ask(`${api}/people/${uid}`, { method: 'PATCH', body: { country: 'NO' } })).status).toBe(200)
    const changes = { roles: ['administrator'], status: 'blocked' }
    const refused = await manager.ask(`${api}/people/${uid}`, { method: 'PATCH', body: changes })
    expect(refused.status).toBe(400)
    expect(refused.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual(['roles', 'status'])
    expect((await manager.ask(`${api}/people`, { body: nora })).status).toBe(403)
    expect((await manager.ask(`${api}/people/${uid}/invitation`, { method: 'POST' })).status).toBe(403)
    expect((await manager.ask(`${api}/people/${uid}/export`)).status).toBe(403)
    expect((await manager.ask(`${api}/people/${uid}/erasure`, { body: { name: 'learner' } })).status).toBe(403)
    const boss = `${api}/people/${admin.me.uid}`
    const taken = await manager.ask(boss, { method: 'PATCH', body: { mail: 'mine@people.test' } })
    expect(taken.status).toBe(403)
    const own = { roles: { content_manager: ['site_settings', 'incentives_settings'] } }
    expect((await manager.ask(`${api}/settings/roles`, { body: own })).status).toBe(403)
  })

  test('changes with the next request, and nothing is taken from administrators', async () => {
    const { admin, manager } = await settingsHolder()
    expect((await manager.ask(`${api}/settings/general`)).status).toBe(200)
    const saved = await admin.ask(`${api}/settings/roles`, {
      body: { roles: { content_manager: ['storefront_page'] } },
    })
    expect(saved.body.data.roles.content_manager).toEqual(['storefront_page'])
    expect((await manager.ask(`${api}/settings/general`)).status).toBe(403)
    const fixed = await admin.ask(`${api}/settings/roles`, { body: { roles: { administrator: ['storefront_page'] } } })
    expect(fixed).toMatchObject({ status: 400, body: { errors: [{ code: 'fixed', path: 'roles[administrator]' }] } })
    const old = await admin.ask(`${api}/settings/roles`, { body: { revision: 1, roles: {} } })
    expect(old.status).toBe(409)
  })

  test('needs a password of the last 15 minutes', async () => {
    const admin = await as('admin')
    const now = new Date(morning.getTime() + 20 * 60 * 1000)
    const needed = { status: 403, body: { errors: [{ code: 'password_needed' }] } }
    expect(await admin.ask(`${api}/settings/roles`, { body: { roles: {} }, now })).toMatchObject(needed)
    const chief = { ...nora, roles: ['administrator'] }
    expect(await admin.ask(`${api}/people`, { body: chief, now })).toMatchObject(needed)
    expect((await admin.ask(`${api}/people`, { body: nora, now })).status).toBe(201)
    const { uid } = (await as('learner', admin.db)).me
    expect(await admin.ask(`${api}/people/${uid}/erasure`, { body: { name: 'learner' }, now })).toMatchObject(needed)
    await admin.ask(`${api}/session`, { method: 'PATCH', body: { password: PASSWORD }, now })
    expect((await admin.ask(`${api}/people`, { body: { ...chief, mail: 'b@people.test' }, now })).status).toBe(201)
  })

  test('of the last administrator is not lost when two block or erase each other at the same moment', async () => {
    const one = await as('admin')
    const other = (await as('content', one.db)).me
    await one.db.transact((tx) => grantRoles(tx, other.uid, ['administrator']))
    const two = await as('content', one.db)
    const block = (by: typeof one, uid: number) =>
      by.ask(`${api}/people/${uid}`, { method: 'PATCH', body: { status: 'blocked' } })
    const erase = (by: typeof one, uid: number, name: string) =>
      by.ask(`${api}/people/${uid}/erasure`, { body: { name } })
    const answers = await Promise.all([block(one, two.me.uid), erase(two, one.me.uid, one.me.name)])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    const left = await one.db.reader
      .selectFrom('users')
      .innerJoin('user_roles', 'user_roles.uid', 'users.uid')
      .select('users.uid')
      .where('role', '=', 'administrator')
      .where('status', '=', 'active')
      .execute()
    expect(left).toHaveLength(1)
  })

  test('erases a person: the account is gone for every call, and the name is free again', async () => {
    const admin = await as('admin')
    const { uid } = (await admin.ask(`${api}/people`, { body: nora })).body.data
    const { body } = await admin.ask(`${api}/people/${uid}/export`)
    expect(body.data.data.users).toMatchObject([{ mail: nora.mail }])
    expect((await admin.ask(`${api}/people/${uid}/erasure`, { body: { name: nora.mail } })).status).toBe(204)
    expect((await admin.ask(`${api}/people/${uid}`)).status).toBe(404)
    expect((await admin.ask(`${api}/users/${uid}`)).status).toBe(404)
    expect((await admin.ask(`${api}/people/${uid}/export`)).status).toBe(404)
    expect((await admin.ask(`${api}/people?s=lind`)).body.data).toEqual([])
    expect((await admin.ask(`${api}/people`, { body: nora })).status).toBe(201)
    const self = await admin.ask(`${api}/people/${admin.me.uid}/erasure`, { body: { name: admin.me.name } })
    expect(self).toMatchObject({ status: 400, body: { errors: [{ code: 'own_account' }] } })
  })
})
