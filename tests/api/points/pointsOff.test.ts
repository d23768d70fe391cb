import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { notify } from '#server/notices/notify.ts'
import { defaultGeneral } from '#server/site/defaults.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'
import { deliver, mailsOf, postOffice } from '#tests/support/postOffice.ts'
import { PASSWORD, takeIn } from '../../unit/server/accounts/cast.ts'
import { browserAt } from '#tests/support/browserAt.ts'

async function siteWith(features: object) {
  const db = await freshDatabase()
  const value = JSON.stringify({ features: { ...defaultGeneral.features, ...features } })
  await db.transact(async (tx) => {
    await tx.insertInto('settings').values({ name: 'general', value, changed: '2026-01-01 00:00:00' }).execute()
    await tx.insertInto('role_access').values({ role: 'incentives_manager', access: 'incentives_settings' }).execute()
  })
  const uid = await takeIn(db, { roles: ['incentives_manager'] })
  const browser = browserAt(db)
  await browser.signIn('freja', PASSWORD)
  return { db, uid, ask: browser.ask }
}

async function expiring(db: Database, uid: number): Promise<void> {
  const details = { points: 120, date: '2026-12-21' }
  await db.transact((tx) => notify(tx, { uid, type: 'points_expiring', details, key: 'expiring' }, later(0)))
}

const settings = [
  'settings/incentives/rules',
  'settings/incentives/rules/versions',
  'settings/incentives/shop',
  'incentives/schedules',
  'incentives/products',
  'incentives/transactions',
]

describe('while the points are switched off', () => {
  test('the calls of rules, schedules, products, transactions and the shop are refused as their pages are', async () => {
    const { ask } = await siteWith({ incentives: false })
    for (const path of settings) expect([path, (await ask(`/api/v2/${path}`)).status]).toEqual([path, 403])
    const adjustment = { body: { uid: 1, amount: 5, reason: 'x' }, headers: { 'Idempotency-Key': 'one' } }
    expect((await ask('/api/v2/incentives/adjustments', adjustment)).status).toBe(403)
  })

  test('there are no notifications about points, neither listed nor mailed; they come back', async () => {
    const { db, uid, ask } = await siteWith({ incentives: false })
    await expiring(db, uid)
    expect((await ask('/api/v2/notices')).body.data).toEqual([])
    const post = postOffice(db)
    await deliver(post)
    expect(await mailsOf(post)).toEqual([])
    const on = JSON.stringify({ features: defaultGeneral.features })
    await db.transact((tx) => tx.updateTable('settings').set({ value: on }).where('name', '=', 'general').execute())
    const again = browserAt(db)
    await again.signIn('freja', PASSWORD)
    expect((await again.ask('/api/v2/notices')).body.data).toHaveLength(1)
  })
})

test('a closed shop can be prepared and opened', async () => {
  const { ask } = await siteWith({ incentives_shop_enabled: false })
  for (const path of settings) expect([path, (await ask(`/api/v2/${path}`)).status]).toEqual([path, 200])
  expect((await ask('/api/v2/settings/incentives/shop', { body: { enabled: true } })).status).toBe(200)
})
