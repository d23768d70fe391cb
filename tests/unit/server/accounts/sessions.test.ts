import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { FRESH_MINUTES, isPasswordFresh, needFreshPassword, refreshPassword } from '#server/accounts/freshPassword.ts'
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
