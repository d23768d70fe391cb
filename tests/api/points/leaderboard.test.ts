import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { defaultGeneral } from '#server/site/defaults.ts'
import { saveShopSettings } from '#server/shop/settings/saveShopSettings.ts'
import { award } from '#server/points/award.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { PASSWORD, takeIn } from '../../unit/server/accounts/cast.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const path = '/api/v2/incentives/leaderboard'

/** Six users with 10 to 60 points; Freja has the most. */
async function openBoard({ on = true } = {}): Promise<Database> {
  const db = await freshDatabase()
  await switchOn(db, on)
  const names = ['freja', 'omar', 'ines', 'ravi', 'mei', 'tom']
  for (const [n, name] of names.entries()) {
    const uid = await takeIn(db, { name, mail: `${name}@saltmarsh.test`, first_name: name, last_name: 'Amoah' })
    await earn(db, uid, 60 - 10 * n)
  }
  return db
}

async function switchOn(db: Database, on: boolean): Promise<void> {
  const features = { ...defaultGeneral.features, incentives_leaderboard: on }
  await db.transact((tx) =>
    tx
      .insertInto('settings')
      .values({ name: 'general', value: JSON.stringify({ features }), changed: '2026-01-01 00:00:00' })
      .execute(),
  )
}

async function earn(db: Database, uid: number, points: number): Promise<void> {
  const key = `story:${uid}:${points}`
  const time = { now: morning, timeZone: 'UTC' }
  await db.transact((tx) => award(tx, { uid, kind: 'earn', points, reason: 'A training done', key }, time))
}

async function as(db: Database, name: string) {
  const browser = browserAt(db)
  await browser.signIn(name, PASSWORD)
  return browser.ask
}

describe('the leaderboard', () => {
  test('shows this month and all users by default', async () => {
    const ask = await as(await openBoard(), 'omar')
    const { status, body } = await ask(path)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      period: 'month',
      scope: 'everyone',
      organization: null,
      start: '2026-11-01',
      end: '2026-11-30',
      frozen: false,
      hidden: false,
      gap: false,
      around: [],
      previous: null,
      next: null,
      me: { listed: true, points: 50, rank: 2 },
    })
    expect(body.data.rows.slice(0, 2)).toMatchObject([
      { rank: 1, name: 'freja Amoah', avatar: null, points: 60, me: false },
      { rank: 2, name: 'omar Amoah', avatar: null, points: 50, me: true },
    ])
    expect((await ask(`${path}?period=all`)).body.data).toMatchObject({ start: null, end: null })
  })

  test('begins with the period of the settings', async () => {
    const db = await openBoard()
    await saveShopSettings(db, { leaderboard: { default_period: 'quarter' } }, { by: null, now: morning })
    const ask = await as(db, 'omar')
    expect((await ask(path)).body.data).toMatchObject({ period: 'quarter', start: '2026-10-01' })
    expect((await ask(`${path}?period=month`)).body.data).toMatchObject({ period: 'month', start: '2026-11-01' })
  })

  test('refuses unknown parameters, with all problems at once', async () => {
    const ask = await as(await openBoard(), 'omar')
    const { status, body } = await ask(`${path}?period=decade&scope=family&date=2026-02-30`)
    expect(status).toBe(400)
    expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual(['date', 'period', 'scope'])
    const { body: once } = await ask(`${path}?date=zz`)
    expect(once.errors).toHaveLength(1)
    expect((await ask(`${path}?scope=organization`)).status).toBe(404)
  })

  test('lets users leave and come back, for themselves only', async () => {
    const db = await openBoard()
    const [freja, omar] = [await as(db, 'freja'), await as(db, 'omar')]
    const gone = await freja(`${path}/me`, { method: 'PATCH', body: { listed: false } })
    expect(gone).toMatchObject({ status: 200, body: { data: { listed: false } } })
    expect((await omar(path)).body.data.rows[0]).toMatchObject({ rank: 1, name: 'omar Amoah' })
    expect((await freja(path)).body.data.me).toEqual({ listed: false, points: 60, rank: null })
    await freja(`${path}/me`, { method: 'PATCH', body: { listed: true } })
    expect((await omar(path)).body.data.me.rank).toBe(2)
    const wrong = await freja(`${path}/me`, { method: 'PATCH', body: { listed: 'yes', uid: 1 } })
    expect(wrong.status).toBe(400)
  })

  test('is for users with an account, and for no one while it is off', async () => {
    const stranger = browserAt(await openBoard())
    expect((await stranger.ask(path)).status).toBe(401)
    expect((await stranger.ask(`${path}/me`, { method: 'PATCH', body: { listed: false } })).status).toBe(401)
    const ask = await as(await openBoard({ on: false }), 'omar')
    expect((await ask(path)).status).toBe(403)
  })
})
