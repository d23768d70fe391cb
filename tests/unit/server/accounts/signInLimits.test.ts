import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { callerOf, networkOf } from '#server/network/callers.ts'
import { finishReset, startReset } from '#server/accounts/passwordReset.ts'
import { MOST_SESSIONS, sessionUser } from '#server/accounts/sessions.ts'
import { type SignIn, signIn } from '#server/accounts/signIn.ts'
import { accountLimit, everywhereLimit, successLimit } from '#server/accounts/signInLimits.ts'
import { countTry } from '#server/db/throttle.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { PASSWORD, takeIn } from './cast.ts'

const home = '192.0.2.10'

function ask(db: Database, given: Partial<SignIn> = {}) {
  return signIn(db, { name: 'freja', password: PASSWORD, address: home, now: morning, ...given })
}

const wrong = (db: Database, given: Partial<SignIn> = {}) =>
  ask(db, { password: 'wrong', ...given }).then(
    () => 201,
    (refusal) => refusal.status,
  )

/** Tries to sign in without a password being computed. */
async function attack(db: Database, uid: number, tries: number) {
  await db.transact(async (tx) => {
    for (let made = 0; made < tries; made++) await countTry(tx, everywhereLimit, `uid ${uid}`, morning)
  })
}

describe('too many tries to sign in', () => {
  test('count from one network and do not lock the person out elsewhere', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    for (let tries = 0; tries < accountLimit.tries; tries++) {
      expect(await wrong(db, { address: `203.0.113.${tries}` })).toBe(400)
    }
    expect(await wrong(db, { address: '203.0.113.99' })).toBe(429)
    await expect(ask(db)).resolves.toMatchObject({ uid })
  })

  test('are one count for the name and the mail address of an account', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    for (let tries = 0; tries < accountLimit.tries; tries++) {
      expect(await wrong(db, { name: tries % 2 ? 'freja' : 'Freja@Saltmarsh.test' })).toBe(400)
    }
    expect(await wrong(db)).toBe(429)
    expect(await wrong(db, { name: 'freja@saltmarsh.test' })).toBe(429)
  })

  test('do not stop a device that the person used before, even in the same network', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const { device } = await ask(db)
    for (let tries = 0; tries < accountLimit.tries; tries++) await wrong(db)
    await attack(db, uid, everywhereLimit.tries)
    expect(await wrong(db)).toBe(429)
    expect(await wrong(db, { device: 'made-up' })).toBe(429)
    await expect(ask(db, { device })).resolves.toMatchObject({ uid })
    // The secret is another one after each sign-in.
    expect(await wrong(db, { device })).toBe(429)
  })

  test('on a known device are limited too', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    const { device } = await ask(db)
    for (let tries = 0; tries < accountLimit.tries; tries++) expect(await wrong(db, { device })).toBe(400)
    expect(await wrong(db, { device })).toBe(429)
  })

  test('from many networks ask unknown devices to wait or to use the mailed link, which makes a device known', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    await attack(db, uid, everywhereLimit.tries)
    const refusal = await ask(db).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ status: 429, problems: [{ message: expect.stringContaining('by email') }] })
    const reset = await startReset(db, { mail: 'freja@saltmarsh.test', now: morning })
    const password = 'seven tall juniper trees'
    const { device } = await finishReset(db, { token: reset?.token ?? '', password, now: morning })
    await expect(ask(db, { password, device })).resolves.toMatchObject({ uid })
  })

  test('a device of one account is not known to another, and one browser can be known to two', async () => {
    const db = await freshDatabase()
    const [uid, runa] = [await takeIn(db), await takeIn(db, { name: 'runa', mail: 'runa@saltmarsh.test' })]
    const first = await ask(db)
    for (let tries = 0; tries < accountLimit.tries; tries++) await wrong(db, { name: 'runa', address: '203.0.113.1' })
    expect(await wrong(db, { name: 'runa', address: '203.0.113.1', device: first.device })).toBe(429)
    const second = await ask(db, { name: 'runa', device: first.device })
    expect(second.uid).toBe(runa)
    await attack(db, uid, everywhereLimit.tries)
    await expect(ask(db, { device: second.device })).resolves.toMatchObject({ uid })
  })
})

describe('signing in with the right password', () => {
  test('is limited, and keeps the newest sessions', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    const first = await ask(db)
    for (let times = 1; times < successLimit.tries; times++) await ask(db, { now: later(1) })
    const kept = await db.reader.selectFrom('sessions').select('token_hash').execute()
    expect(kept).toHaveLength(MOST_SESSIONS)
    expect(await sessionUser(db, first.token, later(1))).toBeUndefined()
    await expect(ask(db, { now: later(2) })).rejects.toMatchObject({ status: 429 })
    const late = await ask(db, { now: later(61) })
    expect(await sessionUser(db, late.token, later(61))).toBeDefined()
  })
})

test('an account of the demo, which many people use at once, has no limit of right passwords', async () => {
  const db = await freshDatabase()
  await takeIn(db)
  const first = await ask(db, { shared: true })
  for (let times = 0; times < successLimit.tries; times++) await ask(db, { shared: true, now: later(1) })
  expect(await sessionUser(db, first.token, later(1))).toBeDefined()
})

describe('the network of an address', () => {
  test('is the /24 of IPv4 and the /64 of IPv6, in any spelling', () => {
    expect(networkOf('192.0.2.77')).toBe('192.0.2.0/24')
    expect(networkOf('::ffff:192.0.2.77')).toBe('192.0.2.0/24')
    const spellings = [
      '2001:db8:0:7::1',
      '2001:0DB8:0000:0007:ffff:1:2:3',
      '2001:db8::7:0:0:0:9',
      '2001:db8:0:7::%eth0',
    ]
    expect(new Set(spellings.map(networkOf))).toEqual(new Set(['2001:db8:0:7::/64']))
    expect(networkOf('2001:db8:0:8::1')).not.toBe(networkOf('2001:db8:0:7::1'))
    expect(networkOf('64:ff9b::192.0.2.33')).toBe('64:ff9b:0:0::/64')
    expect(networkOf('::1')).toBe('0:0:0:0::/64')
    expect(networkOf('')).toBe('')
  })

  test('distinguishes the callers of one IPv4 network', () => {
    expect(callerOf('::ffff:192.0.2.77')).toBe('192.0.2.77')
    expect(callerOf('2001:db8::1')).toBe(callerOf('2001:db8::2'))
  })
})
