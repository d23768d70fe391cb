import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { factorAddress, qrCode, stepOfCode } from '#server/accounts/secondFactor/codes.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  ownSecondFactor,
  renewRecoveryCodes,
} from '#server/accounts/secondFactor/ownSecondFactor.ts'
import { factorLimit, proveSecondFactor } from '#server/accounts/secondFactor/proveSecondFactor.ts'
import { openSession, sessionUser } from '#server/accounts/sessions.ts'
import { beginSignIn, finishSignIn, type SignIn, signIn } from '#server/accounts/signIn.ts'
import { STEP_MINUTES } from '#server/accounts/signInSteps.ts'
import type { Database } from '#server/db/database.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { administrator, edit, PASSWORD, refused, takeIn } from './cast.ts'

const codeAt = (secret: string, at: Date) => new TOTP({ secret }).generate({ timestamp: at.getTime() })
const seconds = (count: number) => new Date(morning.getTime() + count * 1000)

/** Turns on the factor of a new learner, with the first code of the morning. */
async function withFactor(db: Database) {
  const uid = await takeIn(db)
  const session = await db.transact((tx) => openSession(tx, { uid, now: morning }))
  const secret = await beginSecondFactor(db, { uid, now: morning })
  const codes = await confirmSecondFactor(db, { uid, code: codeAt(secret, morning), session, now: morning })
  return { uid, secret, codes, session }
}

const ask = (given: Partial<SignIn> = {}) =>
  ({ name: 'freja', password: PASSWORD, address: '192.0.2.10', now: later(5), ...given }) satisfies SignIn

describe('a second factor', () => {
  test('is on after its first code, with ten recovery codes that only their owner knows', async () => {
    const db = await freshDatabase()
    const { uid, codes } = await withFactor(db)
    expect(new Set(codes).size).toBe(10)
    expect(await ownSecondFactor(db.reader, uid)).toEqual({ since: '2026-11-21 09:00:00', recovery_codes_left: 10 })
    const stored = await db.reader.selectFrom('recovery_codes').selectAll().execute()
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code)
    expect(await refused(beginSecondFactor(db, { uid, now: later(1) }))).toMatchObject({ status: 409 })
  })

  test('is not turned on by a wrong code, and a secret from an earlier begin counts no more', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const first = await beginSecondFactor(db, { uid, now: morning })
    await beginSecondFactor(db, { uid, now: morning })
    const confirm = confirmSecondFactor(db, { uid, code: codeAt(first, morning), session: '', now: morning })
    expect(await refused(confirm)).toMatchObject({ status: 400, problems: [{ path: 'code', code: 'credentials' }] })
    expect((await ownSecondFactor(db.reader, uid)).since).toBeNull()
    expect(await signIn(db, ask())).toMatchObject({ uid })
  })

  test('ends the other sessions of the user when it is turned on', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const open = () => db.transact((tx) => openSession(tx, { uid, now: morning }))
    const [session, other] = [await open(), await open()]
    const secret = await beginSecondFactor(db, { uid, now: morning })
    await confirmSecondFactor(db, { uid, code: codeAt(secret, morning), session, now: morning })
    expect(await sessionUser(db, session, morning)).toBeDefined()
    expect(await sessionUser(db, other, morning)).toBeUndefined()
  })

  test('takes the codes of half a minute before and after, and nothing further away', async () => {
    const { secret } = await withFactor(await freshDatabase())
    const code = codeAt(secret, later(10))
    const offsets = [-31, -30, 0, 30, 59, 60]
    const steps = offsets.map((by) => stepOfCode(secret, code, new Date(later(10).getTime() + by * 1000)))
    expect(steps.map((step) => step !== undefined)).toEqual([false, true, true, true, true, false])
    expect(new Set(steps.filter((step) => step !== undefined)).size).toBe(1)
    for (const odd of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
      expect(stepOfCode(secret, odd, morning)).toBeUndefined()
  })

  test('takes a code once, also for calls at the same moment, and no earlier one after it', async () => {
    const db = await freshDatabase()
    const { uid, secret } = await withFactor(db)
    const prove = (code: string, now: Date) =>
      proveSecondFactor(db, { uid, code, now }).then(
        () => true,
        () => false,
      )
    expect(await prove(codeAt(secret, morning), seconds(5))).toBe(false)
    const code = codeAt(secret, later(3))
    const tries = await Promise.all(Array.from({ length: 4 }, () => prove(code, later(3))))
    expect(tries.filter(Boolean)).toHaveLength(1)
    expect(await prove(codeAt(secret, new Date(later(3).getTime() - 30_000)), later(3))).toBe(false)
  })

  test('takes each recovery code once, however it is typed', async () => {
    const db = await freshDatabase()
    const { uid, codes } = await withFactor(db)
    const typed = codes[3]!.toUpperCase().replaceAll('-', ' ')
    await proveSecondFactor(db, { uid, code: typed, now: later(1) })
    expect(await refused(proveSecondFactor(db, { uid, code: codes[3], now: later(2) }))).toMatchObject({ status: 400 })
    expect((await ownSecondFactor(db.reader, uid)).recovery_codes_left).toBe(9)
    const fresh = await renewRecoveryCodes(db, uid)
    expect(await refused(proveSecondFactor(db, { uid, code: codes[4], now: later(3) }))).toMatchObject({ status: 400 })
    await proveSecondFactor(db, { uid, code: fresh[0], now: later(4) })
  })

  test('refuses more codes after ten wrong ones, even the right one', async () => {
    const db = await freshDatabase()
    const { uid, secret } = await withFactor(db)
    for (let count = 0; count < factorLimit.tries; count++) {
      expect(await refused(proveSecondFactor(db, { uid, code: '000 000', now: later(5) }))).toMatchObject({
        status: 400,
      })
    }
    const right = proveSecondFactor(db, { uid, code: codeAt(secret, later(5)), now: later(5) })
    expect(await refused(right)).toMatchObject({ status: 429 })
    await proveSecondFactor(db, { uid, code: codeAt(secret, later(25)), now: later(25) })
  })

  test('has an address with the names of site and account, and a picture of it', () => {
    const address = factorAddress({ secret: 'JBSWY3DPEHPK3PXP', site: 'Academy: one', account: 'freja@saltmarsh.test' })
    expect(new URL(address).searchParams.get('secret')).toBe('JBSWY3DPEHPK3PXP')
    expect(new URL(address).searchParams.get('issuer')).toBe('Academy  one')
    expect(qrCode(address)).toMatch(/^<svg/)
  })
})

describe('signing in with a second factor', () => {
  test('needs the code with the password, in one call', async () => {
    const db = await freshDatabase()
    const { uid, secret } = await withFactor(db)
    expect(await refused(signIn(db, ask()))).toMatchObject({
      status: 400,
      problems: [{ path: 'code', code: 'second_factor_needed' }],
    })
    const wrong = await refused(signIn(db, ask({ password: 'wrong', code: codeAt(secret, later(5)) })))
    expect(wrong).toMatchObject({ problems: [{ path: '', code: 'credentials' }] })
    expect(await signIn(db, ask({ code: codeAt(secret, later(5)) }))).toMatchObject({ uid })
  })

  test('needs it by form in a second step, which works once, for ten minutes, and not after a new password', async () => {
    const db = await freshDatabase()
    const { uid, secret } = await withFactor(db)
    const begin = async () => {
      const begun = await beginSignIn(db, ask())
      if (!('step' in begun)) throw new Error('No code was asked for.')
      return begun.step
    }
    const finish = (step: string, now: Date) =>
      finishSignIn(db, { step, code: codeAt(secret, now), address: '192.0.2.10', now })
    const step = await begin()
    expect(await sessionUser(db, step, later(5))).toBeUndefined()
    const { token } = await finish(step, later(6))
    expect(await sessionUser(db, token, later(6))).toMatchObject({ uid })
    expect(await refused(finish(step, later(7)))).toMatchObject({ status: 401 })
    expect(await refused(finish(await begin(), later(5 + STEP_MINUTES)))).toMatchObject({ status: 401 })
    const late = await begin()
    const password = 'an even quieter reading room'
    await edit(db, uid, { password, current_password: PASSWORD })
    expect(await refused(finish(late, later(9)))).toMatchObject({ status: 401 })
  })

  test('stays without a code after the factor is off', async () => {
    const db = await freshDatabase()
    const { uid, codes } = await withFactor(db)
    expect(await db.transact((tx) => endSecondFactor(tx, uid))).toBe(true)
    expect(await signIn(db, ask())).toMatchObject({ uid })
    expect(await refused(proveSecondFactor(db, { uid, code: codes[0], now: later(9) }))).toMatchObject({ status: 400 })
  })
})

describe('a site on which administrators need a second factor', () => {
  test('leaves them the rights of a learner until one has proved them', async () => {
    const db = await freshDatabase()
    const { uid } = await administrator(db)
    const session = await db.transact((tx) => openSession(tx, { uid, now: morning }))
    const seen = () => sessionUser(db, session, morning, 'UTC', true)
    const held = await seen()
    expect(held).toMatchObject({ uid, needsSecondFactor: true, roles: [] })
    expect([...held!.permissions].toSorted()).toEqual(['incentives_shop', 'storefront_page'])
    const secret = await beginSecondFactor(db, { uid, now: morning })
    await confirmSecondFactor(db, { uid, code: codeAt(secret, morning), session, now: morning })
    expect((await seen())?.permissions.has('site_settings')).toBe(true)
    await db.transact((tx) => endSecondFactor(tx, uid))
    expect((await seen())?.permissions.has('site_settings')).toBe(false)
  })

  test('asks nothing more of learners', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const session = await db.transact((tx) => openSession(tx, { uid, now: morning }))
    expect((await sessionUser(db, session, morning, 'UTC', true))?.needsSecondFactor).toBeUndefined()
  })
})
