import { expect, test, vi } from 'vitest'
import { saveSiteSettings } from '#server/site/saveSiteSettings.ts'
import { loadSite } from '#server/site/site.ts'
import { demoDatabase, morning } from '#tests/support/freshDatabase.ts'
import { browserAt } from '../people/site.ts'

vi.mock('astro:middleware', () => ({ defineMiddleware: (handler: unknown) => handler }))

const path = '/api/v2/settings/incentives/shop'

test('the answer of GET holds the stored switches, so sending it back turns nothing off', async () => {
  const db = await demoDatabase()
  const on = { incentives_shop_enabled: true, incentives_leaderboard: true }
  // Without the points economy, no switch of the shop is in force.
  await saveSiteSettings(db, { features: { ...on, incentives: false } }, morning)
  const browser = browserAt(db)
  await browser.signIn('incentives@demo.test', 'demo-academy')
  const { data } = (await browser.ask(path)).body
  expect(data).toMatchObject({ enabled: true, leaderboard: { enabled: true } })
  expect(await browser.ask(path, { body: { banner_height: 210 } })).toMatchObject({ body: { data: { enabled: true } } })
  expect(await browser.ask(path, { body: { ...data, revision: data.revision + 1 } })).toMatchObject({ status: 200 })
  expect((await loadSite(db.reader)).general.features).toMatchObject(on)
})

test('a save that is based on an old revision says the new one', async () => {
  const browser = browserAt(await demoDatabase())
  await browser.signIn('incentives@demo.test', 'demo-academy')
  const { revision } = (await browser.ask(path)).body.data
  expect((await browser.ask(path, { body: { banner_height: 210, revision } })).status).toBe(200)
  const late = await browser.ask(path, { body: { banner_height: 220, revision } })
  expect(late).toMatchObject({ status: 409, body: { errors: [{ code: 'revision' }], revision: revision + 1 } })
})

test('the currency of a point is one that exists', async () => {
  const browser = browserAt(await demoDatabase())
  await browser.signIn('incentives@demo.test', 'demo-academy')
  const save = (currency: string) => browser.ask(path, { body: { point_value: { amount: 0.05, currency } } })
  expect(await save('QQQ')).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'point_value[currency]', code: 'choice' }] },
  })
  expect((await save('EUR')).status).toBe(200)
})
