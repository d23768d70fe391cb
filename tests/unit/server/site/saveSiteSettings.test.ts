import { describe, expect, test } from 'vitest'
import { saveShopSettings } from '#server/shop/settings/saveShopSettings.ts'
import { saveSiteSettings } from '#server/site/saveSiteSettings.ts'
import { siteSettings } from '#server/site/siteSettings.ts'
import { loadSite } from '#server/site/site.ts'
import { completeLanguages } from '#shared/i18n/languages.ts'
import { SiteSettingsChange } from '#shared/contract/siteSettings.ts'
import { demoDatabase, freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { refused } from '../shop/shopFixture.ts'

const english = { langcode: 'en', direction: 0, weight: 0, enabled: true }
const arabic = { langcode: 'ar', direction: 1, weight: 1, enabled: true }

describe('the general settings', () => {
  test('a new site has the defaults, English, and the other complete languages to turn on', async () => {
    const db = await freshDatabase()
    expect(await siteSettings(db.reader)).toMatchObject({
      revision: 0,
      site_name: { en: 'Juniper' },
      current_language: 'en',
      current_timezone: 'UTC',
      about: { url: '' },
      languages: completeLanguages.map((one) => expect.objectContaining({ ...one, enabled: one.langcode === 'en' })),
    })
  })

  test('the document that was read can be saved as it is', async () => {
    const db = await demoDatabase()
    const read = await siteSettings(db.reader)
    const saved = await saveSiteSettings(db, SiteSettingsChange.parse(read), { by: null, now: morning })
    expect(saved).toEqual({ ...read, revision: read.revision + 1 })
  })

  test('a change shows in the site and leaves the other fields as they are', async () => {
    const db = await demoDatabase()
    const before = await siteSettings(db.reader)
    const contact = { title: { en: 'Write to us' }, url: '/contact' }
    await saveSiteSettings(
      db,
      { site_name: { en: 'Oak House', ar: '' }, contact, current_timezone: 'Asia/Tokyo' },
      { by: null, now: later(1) },
    )
    const site = await loadSite(db.reader)
    expect(site.general).toMatchObject({ site_name: { en: 'Oak House' }, timezone: 'Asia/Tokyo' })
    expect(site.general.site_name).not.toHaveProperty('ar')
    expect(site.footer).toMatchObject({ contact, about: before.about })
    expect(site.general.features).toEqual(before.features)
  })

  test('languages are turned on and put in order by their weights', async () => {
    const db = await freshDatabase()
    const languages = [
      { ...english, weight: 5 },
      { ...arabic, weight: 2 },
    ]
    const saved = await saveSiteSettings(db, { languages }, { by: null, now: morning })
    expect(saved.languages.slice(0, 2)).toEqual([
      { ...arabic, weight: 0 },
      { ...english, weight: 1 },
    ])
    expect((await loadSite(db.reader)).languages.map(({ langcode }) => langcode)).toEqual(['ar', 'en'])
  })

  test('a language that is left out of the list is off', async () => {
    const db = await demoDatabase()
    const saved = await saveSiteSettings(db, { languages: [english] }, { by: null, now: morning })
    expect(saved.languages[0]).toEqual(english)
    expect(saved.languages).toContainEqual({ ...arabic, weight: 4, enabled: false })
    expect(saved.languages.filter(({ enabled }) => enabled)).toHaveLength(1)
    expect((await loadSite(db.reader)).languages.map(({ langcode }) => langcode)).toEqual(['en'])
  })

  test('a language the site does not have, or a site language that is off, is refused', async () => {
    const db = await demoDatabase()
    const klingon = { ...english, langcode: 'tlh' }
    const first = await refused(saveSiteSettings(db, { languages: [klingon, arabic] }, { by: null, now: morning }))
    expect(first.problems.map(({ path }) => path)).toEqual(['languages[0][langcode]', 'current_language'])
    const second = await refused(
      saveSiteSettings(db, { current_language: 'ar', site_name: { en: 'Oak' } }, { by: null, now: morning }),
    )
    expect(second.problems).toMatchObject([{ path: 'site_name[ar]', code: 'required' }])
    expect((await siteSettings(db.reader)).current_language).toBe('en')
  })

  test('of two administrators who save at the same moment, only one overwrites what both have read', async () => {
    const db = await freshDatabase()
    const results = await Promise.allSettled([
      saveSiteSettings(db, { revision: 0, version: '1' }, { by: null, now: morning }),
      saveSiteSettings(db, { revision: 0, version: '2' }, { by: null, now: morning }),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await siteSettings(db.reader)).toMatchObject({ revision: 1 })
    const late = await refused(saveSiteSettings(db, { revision: 0 }, { by: null, now: later(1) }))
    expect(late).toMatchObject({ status: 409, problems: [{ code: 'revision' }] })
  })

  test('the switch of the shop is the same in the shop’s settings', async () => {
    const db = await freshDatabase()
    const { revision } = await siteSettings(db.reader)
    const [shop, general] = await Promise.allSettled([
      saveShopSettings(db, { enabled: true }, { by: null, now: morning }),
      saveSiteSettings(db, { features: { availability: true } }, { by: null, now: morning }),
    ])
    expect([shop.status, general.status]).toEqual(['fulfilled', 'fulfilled'])
    const { features } = await siteSettings(db.reader)
    expect(features).toMatchObject({ incentives_shop_enabled: true, availability: true })
    const late = await refused(
      saveSiteSettings(db, { revision, features: { catalog: false } }, { by: null, now: later(1) }),
    )
    expect(late.status).toBe(409)
  })
})
