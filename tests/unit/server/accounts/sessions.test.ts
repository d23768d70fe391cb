import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { FRESH_MINUTES, isPasswordFresh, needFreshPassword, refreshPassword } from '#server/accounts/freshPassword.ts'
import { findCurrentUser } from '#server/people/currentUser.ts'
import { findUser } from '#server/people/listUsers.ts'
import { openSession, sessionUser } from '#server/accounts/sessions.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { administrator, edit, PASSWORD, refused, takeIn } from './cast.ts'

const days = (count: number) => later(count * 24 * 60)
const open = (db: Database, uid: number, now = morning) => db.transact((tx) => openSession(tx, { uid, now }))

describe('a session', () => {
  test('ends after fourteen days without a request, and after ninety days however much it is used', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const [used, unused] = [await open(db, uid), await open(db, uid)]
    for (let day = 10; day < 90; day += 10) expect(await sessionUser(db, used, days(day))).toBeDefined()
    expect(await sessionUser(db, unused, days(14))).toBeUndefined()
    expect(await sessionUser(db, used, days(89.9))).toBeDefined()
    expect(await sessionUser(db, used, days(90))).toBeUndefined()
  })

  test('gets a new secret and a new life when the password is confirmed', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const session = await open(db, uid)
    const at = { uid, session, now: later(60) }
    expect(await refused(refreshPassword(db, { ...at, password: 'wrong' }))).toMatchObject({
      problems: [{ path: 'password', code: 'credentials' }],
    })
    expect(await refused(needFreshPassword(db.reader, at))).toMatchObject({
      status: 403,
      problems: [{ code: 'password_needed' }],
    })
    const next = (await refreshPassword(db, { ...at, password: PASSWORD })) ?? ''
    expect(await sessionUser(db, session, later(60))).toBeUndefined()
    expect(await sessionUser(db, next, later(60))).toMatchObject({ uid })
    expect(await isPasswordFresh(db.reader, { session: next, now: later(60 + FRESH_MINUTES - 1) })).toBe(true)
    expect(await isPasswordFresh(db.reader, { session: next, now: later(60 + FRESH_MINUTES) })).toBe(false)
  })
})

describe('the user of a session', () => {
  test('has the rights of all roles and organisations, and is the user that is found by number', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db, { roles: [] })
    const session = await open(db, uid)
    const bare = await sessionUser(db, session, later(1))
    expect(bare).toMatchObject({ roles: [], organizations: [] })
    expect(bare?.permissions).toEqual(new Set())
    const organizations = await db.transact(async (tx) => {
      await tx.deleteFrom('role_access').execute()
      const access = [
        { role: 'learner', access: 'storefront_page' },
        { role: 'instructor', access: 'storefront_page' },
        { role: 'instructor', access: 'availability' },
      ]
      await tx.insertInto('role_access').values(access).execute()
      const roles = ['learner', 'instructor', 'auditor']
      await tx
        .insertInto('user_roles')
        .values(roles.map((role) => ({ uid, role })))
        .execute()
      const names = Array.from({ length: 11 }, (_, place) => ({ name: `Office ${place}` }))
      const made = await tx.insertInto('organizations').values(names).returning('id').execute()
      const ids = made.map(({ id }) => id).toSorted((a, b) => a - b)
      const values = ids.toReversed().map((organization_id) => ({ uid, organization_id }))
      await tx.insertInto('user_organizations').values(values).execute()
      return ids
    })
    const user = await sessionUser(db, session, later(2))
    expect(user).toEqual(await findCurrentUser(db.reader, uid))
    expect(user).toMatchObject({ uid, roles: ['auditor', 'instructor', 'learner'], organizations })
    expect(user?.permissions).toEqual(new Set(['availability', 'storefront_page']))
  })

  test('is unknown while the account is blocked, even if the session is kept', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const session = await open(db, uid)
    const become = (status: 'active' | 'blocked') =>
      db.transact((tx) => tx.updateTable('users').set({ status }).where('uid', '=', uid).execute())
    await become('blocked')
    expect(await sessionUser(db, session, later(1))).toBeUndefined()
    expect(await findCurrentUser(db.reader, uid)).toBeUndefined()
    await become('active')
    expect(await sessionUser(db, session, later(2))).toMatchObject({ uid })
  })
})

describe('an administrator who signed in a while ago', () => {
  test('confirms the password to change roles and other people’s names and addresses, and nothing else', async () => {
    const db = await freshDatabase()
    const [uid, priya] = [await takeIn(db), await administrator(db)]
    const session = await open(db, priya.uid)
    const late = { user: priya, session, now: later(FRESH_MINUTES) }
    for (const wish of [{ roles: [] }, { mail: 'freja@home.test' }, { name: 'freja2' }]) {
      const { status, problems } = await refused(edit(db, uid, wish, late))
      expect(status).toBe(400)
      expect(problems).toMatchObject([{ path: 'current_password', code: 'required' }])
    }
    await edit(db, uid, { country: 'NO' }, late)
    const wish = { roles: ['instructor' as const], current_password: 'wrong' }
    expect((await refused(edit(db, uid, wish, late))).problems).toMatchObject([{ code: 'credentials' }])
    const done = await edit(db, uid, { ...wish, current_password: PASSWORD }, late)
    expect(await findUser(db.reader, uid)).toMatchObject({ roles: ['instructor'], country: 'NO' })
    // The confirmation counts for what follows.
    await edit(db, uid, { roles: [] }, { ...late, session: done.session ?? '' })
    expect(await refused(edit(db, uid, { roles: ['instructor'] }, late))).toMatchObject({ status: 400 })
  })
})
