import { expect, test } from 'vitest'
import { saveShopSettings } from '#server/shop/settings/saveShopSettings.ts'
import { shopInfo } from '#server/shop/settings/shopInfo.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'

test('the shop shows its settings in the reader’s language', async () => {
  const db = await freshDatabase()
  const first = { intro: '', banner: null, banner_height: 240, default_sort: 'featured' }
  expect(await shopInfo(db.reader, { language: 'ar', siteLanguage: 'en' })).toEqual({ title: 'المكافآت', ...first })
  expect(await shopInfo(db.reader, { language: 'de', siteLanguage: 'en' })).toEqual({ title: 'Rewards', ...first })
  const title = { en: 'Harbour shop' }
  const intro = { en: 'Treat yourself.', ar: 'دلّل نفسك.' }
  const saved = await saveShopSettings(
    db,
    { enabled: true, title, intro, banner: '/media/cover/abcdefg/4-3/quay.svg', banner_height: 320 },
    { by: null, now: morning },
  )
  expect(saved).toMatchObject({ enabled: true, title, leaderboard: { enabled: false, default_period: 'month' } })
  expect(await shopInfo(db.reader, { language: 'ar', siteLanguage: 'en' })).toMatchObject({
    title: 'Harbour shop',
    intro: 'دلّل نفسك.',
    banner: '/media/cover/abcdefg/4-3/quay.svg',
    banner_height: 320,
  })
})
