import { describe, expect, test } from 'vitest'
import { endOtherSessions, endOwnSession, accountSessions } from '#server/accounts/accountSessions.ts'
import { sessionUser } from '#server/accounts/sessions.ts'
import { signIn } from '#server/accounts/signIn.ts'
import type { Database } from '#server/db/database.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { edit, PASSWORD, refused, takeIn } from './cast.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0'

async function enterAt(db: Database, address: string, now = morning, name = 'freja') {
  return (await signIn(db, { name, password: PASSWORD, address, now, agent: firefox })).token
}

describe('the sessions of a user', () => {
  test('are listed with browser, coarse network and last use, the one of the request first', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const own = await enterAt(db, '192.0.2.7')
    await enterAt(db, '2001:db8:1:2:3::9', later(5))
    const list = await accountSessions(db.reader, { uid, session: own, now: later(6) })
    expect(list).toMatchObject([
      { browser: 'Firefox', system: 'Linux', network: '192.0.2.0/24', current: true },
      { network: '2001:db8:1:2::/64', current: false, last_seen: '2026-11-21 09:05:00' },
    ])
    expect(JSON.stringify(list)).not.toContain(own)
  })

  test('end one by one, and only for their owner', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const omar = await takeIn(db, { name: 'omar', mail: 'omar@saltmarsh.test' })
    const [own, other] = [await enterAt(db, '192.0.2.7'), await enterAt(db, '198.51.100.7', later(1))]
    const listed = (await accountSessions(db.reader, { uid, session: own, now: later(2) }))[1]
    expect(await refused(endOwnSession(db, { uid: omar, id: listed!.id }))).toMatchObject({ status: 404 })
    await endOwnSession(db, { uid, id: listed!.id })
    expect(await sessionUser(db, other, later(2))).toBeUndefined()
    expect(await sessionUser(db, own, later(2))).toBeDefined()
    expect(await refused(endOwnSession(db, { uid, id: listed!.id }))).toMatchObject({ status: 404 })
  })

  test('end everywhere else at once, and leave other users alone', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    await takeIn(db, { name: 'omar', mail: 'omar@saltmarsh.test' })
    const own = await enterAt(db, '192.0.2.7')
    const others = [await enterAt(db, '192.0.2.8'), await enterAt(db, '192.0.2.9')]
    const foreign = await enterAt(db, '192.0.2.7', morning, 'omar')
    await endOtherSessions(db, { uid, session: own })
    for (const token of others) expect(await sessionUser(db, token, later(1))).toBeUndefined()
    for (const token of [own, foreign]) expect(await sessionUser(db, token, later(1))).toBeDefined()
  })

  test('end with a new password, except the one that changed it', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const [own, other] = [await enterAt(db, '192.0.2.7'), await enterAt(db, '192.0.2.8')]
    const password = 'an even quieter reading room'
    const { session } = await edit(db, uid, { password, current_password: PASSWORD }, { session: own })
    expect(await sessionUser(db, session ?? '', later(1))).toMatchObject({ uid })
    for (const token of [own, other]) expect(await sessionUser(db, token, later(1))).toBeUndefined()
  })
})
