import { expect, test } from 'vitest'
import { browserAt } from '#tests/support/browserAt.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { PASSWORD, takeIn } from '#tests/unit/server/accounts/cast.ts'
import { layDownRoles } from '#server/cli/admin.ts'

const path = '/api/v2/incentives/overview'

test('the overview is for incentives managers, and does not work with other methods', async () => {
  const db = await freshDatabase()
  await db.transact(layDownRoles)
  await takeIn(db, { name: 'ines', mail: 'ines@saltmarsh.test', roles: ['incentives_manager'] })
  await takeIn(db)
  const browser = browserAt(db)
  expect((await browser.ask(path)).status).toBe(401)
  await browser.signIn('freja', PASSWORD)
  expect((await browser.ask(path)).status).toBe(403)
  const manager = browserAt(db)
  await manager.signIn('ines', PASSWORD)
  const { status, body } = await manager.ask(path)
  expect(status).toBe(200)
  expect(body.data.outstanding).toMatchObject({ points: 0, point_value: null })
  expect((await manager.ask(path, { body: {} })).status).toBe(405)
})

test('the value of a point is a setting of the shop', async () => {
  const db = await freshDatabase()
  await db.transact(layDownRoles)
  await takeIn(db, { name: 'ines', mail: 'ines@saltmarsh.test', roles: ['incentives_manager'] })
  const { ask, signIn } = browserAt(db)
  await signIn('ines', PASSWORD)
  const point_value = { amount: 0.05, currency: 'EUR' }
  const settings = '/api/v2/settings/incentives/shop'
  expect((await ask(settings, { body: { point_value: { amount: 0, currency: 'euro' } } })).status).toBe(400)
  expect((await ask(settings, { body: { point_value } })).body.data).toMatchObject({ point_value })
  expect((await ask(path)).body.data.outstanding).toMatchObject({ point_value })
})
