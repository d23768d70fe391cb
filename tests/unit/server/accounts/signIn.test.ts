import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { type SignIn, signIn, signOut } from '#server/accounts/signIn.ts'
import { accountLimit, addressLimit } from '#server/accounts/signInLimits.ts'
import { sessionUser } from '#server/accounts/sessions.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { hashPassword } from '#server/secrets/passwords.ts'
import { PASSWORD, takeIn } from './cast.ts'
import { interrupted } from './interrupted.ts'

const office = '192.0.2.10'

function ask(db: Database, given: Partial<SignIn> = {}) {
  return signIn(db, { name: 'freja', password: PASSWORD, address: office, now: morning, ...given })
}

describe('signing in', () => {
  test('Freja signs in by name or mail in any case, and is who she is until she signs out', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    for (const name of ['freja', ' FREJA ', 'Freja@Saltmarsh.TEST', 'ｆｒｅｊａ']) {
      expect((await ask(db, { name })).uid).toBe(uid)
    }
    const { token } = await ask(db)
    expect((await sessionUser(db, token, morning))?.full_name).toBe('Freja Amoah')
    await signOut(db, token)
    expect(await sessionUser(db, token, morning)).toBeUndefined()
  })

  test('a sign-in whose password is compared while the account is blocked or gets another password opens nothing', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const [own, other] = [await hashPassword(PASSWORD), await hashPassword('seven tall juniper trees')]
    for (const change of [{ password_hash: other }, { status: 'blocked' as const }]) {
      await db.transact((tx) =>
        tx.updateTable('users').set({ password_hash: own, status: 'active' }).where('uid', '=', uid).execute(),
      )
      const late = interrupted(
        db,
        () => db.transact((tx) => tx.updateTable('users').set(change).where('uid', '=', uid).execute()),
        // The first transaction counts the try.
        1,
      )
      await expect(ask(late)).rejects.toMatchObject({ status: 400, problems: [{ code: 'credentials' }] })
    }
    expect(await db.reader.selectFrom('sessions').select('uid').execute()).toEqual([])
  })

  test('a hash of the same password that another sign-in renewed is no reason to refuse', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const password_hash = await hashPassword(PASSWORD)
    const renewed = () =>
      db.transact((tx) => tx.updateTable('users').set({ password_hash }).where('uid', '=', uid).execute())
    expect((await ask(interrupted(db, renewed, 1))).uid).toBe(uid)
  })

  test('her last sign-in is noted, and the session that her browser held before ends', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const first = await ask(db)
    const second = await ask(db, { now: later(5), replaces: first.token })
    const row = await db.reader.selectFrom('users').select('last_login').where('uid', '=', uid).executeTakeFirst()
    expect(row?.last_login).toBe('2026-11-21 09:05:00')
    expect(await sessionUser(db, first.token, later(5))).toBeUndefined()
    expect(await sessionUser(db, second.token, later(5))).toBeDefined()
  })

  test('an unknown name, a wrong password, a blocked account and one without a password get the same answer', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    await takeIn(db, { name: 'gone', mail: 'gone@saltmarsh.test', status: 'blocked' })
    await takeIn(db, { name: 'new', mail: 'new@saltmarsh.test', passwordHash: null })
    const tries = [{ name: 'nobody' }, { password: 'a noisy reading room' }, { name: 'gone' }, { name: 'new' }]
    const answers = await Promise.all(tries.map((given) => ask(db, given).catch((refusal: unknown) => refusal)))
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 400, problems: [{ path: '', code: 'credentials' }] })
      expect(answer).toEqual(answers[0])
    }
  })

  test('an unknown name costs as much work as a wrong password', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    const took = async (name: string) => {
      const begin = performance.now()
      await ask(db, { name, password: 'wrong' }).catch(() => {})
      return performance.now() - begin
    }
    const unknown = Math.min(await took('nobody'), await took('somebody'))
    const known = Math.min(await took('freja'), await took('freja'))
    expect(unknown).toBeGreaterThan(known / 3)
  })

  test('after ten wrong passwords from one network even the right one must wait there, and Retry-After says how long', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    for (let tries = 0; tries < accountLimit.tries; tries++) {
      await expect(ask(db, { password: 'wrong', address: `192.0.2.${tries}` })).rejects.toMatchObject({ status: 400 })
    }
    const refusal = await ask(db, { now: later(5) }).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ status: 429, headers: { 'Retry-After': '600' } })
    await expect(ask(db, { now: later(15) })).resolves.toMatchObject({ uid: expect.any(Number) })
  })

  test('tries made all at once are all counted', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    const tries = Array.from({ length: 30 }, () => ask(db, { password: 'wrong' }).catch((refusal) => refusal.status))
    const answers = await Promise.all(tries)
    expect(answers.filter((status) => status === 400)).toHaveLength(accountLimit.tries)
    expect(answers.filter((status) => status === 429)).toHaveLength(20)
  })

  test('one address tries many names only so often, but colleagues who know their passwords never lock each other out', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    for (let colleagues = 0; colleagues < 3; colleagues++) await ask(db)
    const wrong = (name: string) => ask(db, { name, password: 'wrong' }).catch((refusal) => refusal.status)
    const statuses = await Promise.all(Array.from({ length: addressLimit.tries }, (_, index) => wrong(`name${index}`)))
    expect(statuses).toEqual(Array(addressLimit.tries).fill(400))
    expect(await wrong('one-more')).toBe(429)
    await expect(ask(db, { address: '192.0.2.99' })).resolves.toBeDefined()
  })

  test('what was typed as a name is not readable in the counters', async () => {
    const db = await freshDatabase()
    await ask(db, { name: 'my secret password' }).catch(() => {})
    const rows = await db.reader.selectFrom('throttles').select('key').execute()
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toMatch(/secret|192/)
  })

  test('a hash with older, cheaper settings still works, and is replaced', async () => {
    const db = await freshDatabase()
    // argon2id of 'password of old', 8 MiB, one pass.
    const cheap = '$argon2id$v=19$m=8192,t=1,p=1$AAECAwQFBgcICQoLDA0ODw$'
    const { argon2Sync } = await import('node:crypto')
    const nonce = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex')
    const settings = { message: 'password of old', nonce, parallelism: 1, tagLength: 32, memory: 8192, passes: 1 }
    const tag = argon2Sync('argon2id', settings).toString('base64').replace(/=+$/, '')
    const uid = await takeIn(db, { passwordHash: cheap + tag })
    await ask(db, { password: 'password of old' })
    const row = await db.reader.selectFrom('users').select('password_hash').where('uid', '=', uid).executeTakeFirst()
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    await expect(ask(db, { password: 'password of old' })).resolves.toMatchObject({ uid })
  })
})
