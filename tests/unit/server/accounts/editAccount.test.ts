import { describe, expect, test } from 'vitest'
import { UserChanges } from '#shared/contract/people.ts'
import { findUser, listUsers } from '#server/people/listUsers.ts'
import { openSession, sessionUser } from '#server/accounts/sessions.ts'
import { signIn } from '#server/accounts/signIn.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { administrator, asking, edit, PASSWORD, refused, takeIn } from './cast.ts'

const NEW = 'seven tall juniper trees'

describe('an account', () => {
  test('Freja changes how she is called, her language and her country', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    await edit(db, uid, { last_name: 'Lund', language: 'ar', country: 'NO', timezone: null })
    expect(await findUser(db.reader, uid)).toMatchObject({
      full_name: 'Freja Lund',
      language: 'ar',
      country: 'NO',
      timezone: null,
      mail: 'freja@saltmarsh.test',
    })
  })

  test('a full name of her own choice stays when her last name changes, until she empties it', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    await edit(db, uid, { full_name: 'Dr. Freja A.' })
    await edit(db, uid, { last_name: 'Lund' })
    expect((await findUser(db.reader, uid))?.full_name).toBe('Dr. Freja A.')
    await edit(db, uid, { full_name: '' })
    expect((await findUser(db.reader, uid))?.full_name).toBe('Freja Lund')
  })

  test('of two administrators who give one address to two users at once, the second learns that it is taken', async () => {
    const db = await freshDatabase()
    const [first, second] = [await takeIn(db), await takeIn(db, { name: 'tomasz', mail: 'tomasz@saltmarsh.test' })]
    const user = await administrator(db)
    const session = await db.transact((tx) => openSession(tx, { uid: user.uid, now: morning }))
    const changes = { mail: 'desk@saltmarsh.test', current_password: PASSWORD }
    for (let round = 0; round < 5; round++) {
      const address = { ...changes, mail: `desk${round}@saltmarsh.test` }
      const results = await Promise.all(
        [first, second].map((uid) => refused(edit(db, uid, address, { user, session }))),
      )
      expect(results.filter((result) => result === undefined)).toHaveLength(1)
      expect(results.find((result) => result !== undefined)).toMatchObject({
        status: 400,
        problems: [{ path: 'mail', code: 'taken' }],
      })
    }
  })

  test('everything that is wrong is said at once', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    await takeIn(db, { name: 'tomasz', mail: 'tomasz@saltmarsh.test' })
    const refusal = await refused(
      edit(db, uid, {
        name: 'TOMASZ',
        mail: 'Tomasz@Saltmarsh.test',
        language: 'de',
        country: 'XX',
        title: 4711,
        password: 'short',
        current_password: PASSWORD,
      }),
    )
    expect(refusal).toMatchObject({ status: 400 })
    // Nothing about the mail address: whether it has an account is nobody's business.
    expect(refusal.problems.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`).sort()).toEqual([
      'country choice',
      'language choice',
      'name taken',
      'password too_short',
      'title choice',
    ])
  })

  test('a language that was switched off since she chose it does not keep her from saving', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db, { language: 'fr' })
    await edit(db, uid, { language: 'fr', country: 'FR' })
    expect((await findUser(db.reader, uid))?.country).toBe('FR')
  })

  test('the mail address changes only with the current password', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const mail = 'freja@home.test'
    for (const current_password of [undefined, 'a noisy reading room']) {
      expect(await refused(edit(db, uid, { mail, current_password }))).toMatchObject({
        problems: [{ path: 'current_password' }],
      })
    }
    const edited = await edit(db, uid, { mail, current_password: PASSWORD })
    expect(edited).toMatchObject({ pending: { mail }, mailChanged: false, owner: { mail: 'freja@saltmarsh.test' } })
  })

  test('a new password ends her sessions elsewhere but not the one she sits at', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const ask = { name: 'freja', password: PASSWORD, address: '192.0.2.1', now: morning }
    const [here, elsewhere] = [await signIn(db, ask), await signIn(db, ask)]
    const { session = '' } = await edit(db, uid, { password: NEW, current_password: PASSWORD }, { session: here.token })
    expect(await sessionUser(db, session, morning)).toBeDefined()
    // A copy of the old secret is worth nothing.
    expect(await sessionUser(db, here.token, morning)).toBeUndefined()
    expect(await sessionUser(db, elsewhere.token, morning)).toBeUndefined()
    await expect(signIn(db, { ...ask, password: NEW })).resolves.toMatchObject({ uid })
  })

  test('a stolen session is not good for guessing the password', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const guess = () => refused(edit(db, uid, { password: NEW, current_password: 'a guess' }))
    for (let tries = 0; tries < 10; tries++) expect(await guess()).toMatchObject({ status: 400 })
    expect(await guess()).toMatchObject({ status: 429 })
    await expect(
      edit(db, uid, { password: NEW, current_password: PASSWORD }, { now: later(15) }),
    ).resolves.toMatchObject({ passwordChanged: true })
  })

  test('an administrator changes anybody’s, but never sets a password; for others it does not exist', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const priya = await administrator(db)
    const tomasz = await asking(db, await takeIn(db, { name: 'tomasz', mail: 'tomasz@saltmarsh.test' }))
    await edit(db, uid, { mail: 'freja@home.test' }, { user: priya })
    expect((await findUser(db.reader, uid))?.mail).toBe('freja@home.test')
    expect(await refused(edit(db, uid, { password: NEW }, { user: priya }))).toMatchObject({
      problems: [{ path: 'password', code: 'not_own' }],
    })
    expect(await refused(edit(db, uid, { country: 'NO' }, { user: tomasz }))).toMatchObject({ status: 404 })
    expect(await refused(edit(db, 4711, { country: 'NO' }, { user: priya }))).toMatchObject({ status: 404 })
  })

  test('names that would break a page or a mail are refused', () => {
    const codes = (changes: object) =>
      UserChanges.safeParse(changes).error?.issues.map((issue) => issue.path.join('.')) ?? []
    expect(codes({ first_name: 'Freja\u202eAmoah' })).toEqual(['first_name'])
    expect(codes({ full_name: 'Freja\r\nBcc: all@saltmarsh.test' })).toEqual(['full_name'])
    expect(codes({ mail: 'freja@saltmarsh.test, all@saltmarsh.test' })).toEqual(['mail'])
    expect(codes({ timezone: 'Europe/Atlantis' })).toEqual(['timezone'])
    expect(codes({ mail: 'jürgen@müller.test', first_name: 'ليلى', timezone: 'Asia/Amman' })).toEqual([])
    expect(codes({ uid: 1 })).toEqual([''])
  })
})

describe('the list of people', () => {
  test('is found by any part of a name or mail address, in any case, and no sign is a joker', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    await takeIn(db, { name: 'layla', mail: 'layla_100%@bell-lane.test', first_name: 'ليلى', last_name: 'حداد' })
    const names = async (s: string) => (await listUsers(db.reader, { s })).users.map(({ name }) => name)
    expect(await names('AMO')).toEqual(['freja'])
    expect(await names('Saltmarsh')).toEqual(['freja'])
    expect(await names('ليل')).toEqual(['layla'])
    expect(await names('_1')).toEqual(['layla'])
    expect(await names('%')).toEqual(['layla'])
    expect(await names('x')).toEqual([])
  })

  test('is filtered by role, country and status, and paged with the total', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    for (const name of ['a', 'b', 'c']) {
      await takeIn(db, { name, mail: `${name}@x.test`, roles: ['instructor'], country: 'PL', status: 'blocked' })
    }
    const { users, meta } = await listUsers(db.reader, { role: ['instructor'], country: ['PL'], limit: 2, page: 1 })
    expect(users).toMatchObject([{ name: 'c', roles: ['instructor'], status: 'blocked' }])
    expect(meta).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2, isLastPage: true })
    expect((await listUsers(db.reader, { status: 'active' })).users).toMatchObject([{ name: 'freja' }])
  })

  test('never carries a password', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    expect(JSON.stringify(await listUsers(db.reader, {}))).not.toMatch(/argon|password/)
  })
})
