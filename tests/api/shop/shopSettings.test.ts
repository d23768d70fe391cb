import { expect, test } from 'vitest'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const path = '/api/v2/settings/incentives/shop'

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
