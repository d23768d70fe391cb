import { expect, test } from 'vitest'
import { checkBy } from '#client/forms/problemResolver.ts'
import { presentShopSettings } from '#server/shop/settings/shopSettings.ts'
import { loadSite } from '#server/site/site.ts'
import { ShopSettingsChange } from '#shared/contract/shopSettings.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { shopValues } from '../../../../src/islands/shop-settings-form/values.ts'

test('the values of a new shop have every text in every language, and are a good change', async () => {
  const { reader } = await freshDatabase()
  const settings = await presentShopSettings(reader, (await loadSite(reader)).features)
  const { values, revision } = shopValues(settings, ['en', 'ar', 'da'])
  expect(revision).toBe(0)
  expect(values.title).toEqual({ en: 'Rewards', ar: 'المكافآت', da: '' })
  expect(values.intro).toEqual({ en: '', ar: '', da: '' })
  expect(checkBy(ShopSettingsChange)(values)).toEqual([])
})
