import { expect, test } from 'vitest'
import { formatsOf, shownIn, shownSite } from '#server/http/shownSite.ts'
import { siteFor, siteWithDraft } from '#server/site/brandedSite.ts'
import { loadSite, type Site } from '#server/site/site.ts'
import { defaultAppearance } from '#shared/theme/appearance.ts'
import { noBrand } from '#shared/theme/brand.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'

const learners: ReadonlySet<string> = new Set(['storefront_page'])
const [inThree, inFive, inNone] = [[3], [5], []] as const
const origin = 'https://site.test'

async function published(): Promise<Site> {
  const db = await freshDatabase()
  const brandOf = (organization: number, primary: string, host: string) => ({
    organization,
    brand: { ...noBrand, colors: { ...noBrand.colors, primary }, hosts: [host] },
  })
  const brands = [brandOf(3, '#101010', 'three.test'), brandOf(5, '#202020', 'five.test')]
  return { ...(await loadSite(db.reader)), brands }
}

test('two users with the same permissions see the brands of their own organisations, in any order', async () => {
  const site = await published()
  const primaryFor = async (organizations: readonly number[], at = origin) => {
    const shown = await shownSite(siteFor(site, { origin: at, organizations }), learners)
    return shown.site.appearance.colors.primary
  }
  const own = defaultAppearance.colors.primary
  const seen = [
    await primaryFor(inThree),
    await primaryFor(inFive),
    await primaryFor(inThree),
    await primaryFor(inNone),
  ]
  expect(seen).toEqual(['#101010', '#202020', '#101010', own])
  expect(await primaryFor(inNone, 'https://five.test')).toBe('#202020')
  expect(await primaryFor(inNone)).toBe(own)
})

test('rights are those of each user, at the same host and in the same organisations', async () => {
  const site = await published()
  const administrators: ReadonlySet<string> = new Set(['storefront_page', 'site_settings'])
  const mayFor = async (permissions?: ReadonlySet<string>) => {
    return (await shownSite(site, permissions)).flags.site_settings
  }
  const seen = [await mayFor(administrators), await mayFor(learners), await mayFor(), await mayFor(administrators)]
  expect(seen).toEqual([true, false, false, true])
})

test('it is put together once for the same brand and permissions, whatever else the organisations of a user are', async () => {
  const site = await published()
  const brandFor = (organizations: readonly number[]) => siteFor(site, { origin, organizations })
  const first = await shownSite(brandFor(inThree), learners)
  expect(shownSite(brandFor([3, 9]), learners)).toBe(first)
  expect(await shownSite({ ...site }, learners)).not.toBe(first)
})

test('a change of the switches is seen at the next request of the same user', async () => {
  const site = await published()
  expect((await shownSite(site, learners)).flags.storefront_page).toBe(site.features.storefront_page)
  const features = { ...site.features, storefront_page: !site.features.storefront_page }
  expect((await shownSite({ ...site, features }, learners)).flags.storefront_page).toBe(features.storefront_page)
})

test('a draft of the appearance is shown only where it is asked for', async () => {
  const site = await published()
  const appearance = { ...defaultAppearance, colors: { ...defaultAppearance.colors, primary: '#303030' } }
  expect((await shownSite(siteWithDraft(site, appearance), learners)).site.appearance.colors.primary).toBe('#303030')
  expect((await shownSite(site, learners)).site.appearance.colors.primary).toBe(defaultAppearance.colors.primary)
})

test('each language has its own direction, words and disclaimer', async () => {
  const site = await published()
  const disclaimer_text = { en: 'Cookies', ar: 'ملفات تعريف الارتباط' }
  const general = { ...site.general, default_language: 'en', disclaimer_text }
  const translator = (language: string) => (source: string) => `${source} (${language})`
  const shown = await shownSite({ ...site, general, translator }, undefined)
  const [english, arabic] = [shownIn(shown, 'en'), shownIn(shown, 'ar')]
  expect([english.direction, arabic.direction]).toEqual(['ltr', 'rtl'])
  expect([english.disclaimer, arabic.disclaimer]).toEqual([disclaimer_text.en, disclaimer_text.ar])
  expect([english.t('Points'), arabic.t('Points')]).toEqual(['Points (en)', 'Points (ar)'])
  expect(shownIn(shown, 'en')).toBe(english)
})

test('dates are those of the user’s time zone, and of the site’s for a visitor', async () => {
  const site = await published()
  const general = { ...site.general, timezone: 'Asia/Tokyo' }
  const at = '2026-11-21 15:30:00'
  expect(formatsOf({ ...site, general }, null, 'en').time(at)).toBe('00:30')
  expect(formatsOf({ ...site, general }, { timezone: 'UTC' }, 'en').time(at)).toBe('15:30')
})
