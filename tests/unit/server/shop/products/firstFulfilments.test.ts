import { expect, test } from 'vitest'
import { firstFulfilments } from '#server/shop/products/firstFulfilments.ts'
import { saveShopSettings } from '#server/shop/settings/saveShopSettings.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'

test('new goods and experiences come from the team, the rest at once; with approvals nothing does', async () => {
  const db = await freshDatabase()
  const approval = { physical: 'approval', voucher: 'approval', experience: 'approval' }
  expect(await firstFulfilments(db.reader)).toEqual({
    physical: 'manual',
    voucher: 'instant',
    experience: 'manual',
    training: 'instant',
    donation: 'instant',
  })
  await saveShopSettings(db, { approval_default: true }, { by: null, now: morning })
  expect(await firstFulfilments(db.reader)).toEqual({ ...approval, training: 'approval', donation: 'approval' })
})
