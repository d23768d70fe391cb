import { describe, expect, test } from 'vitest'
import { siteFor, siteOf, siteWithDraft } from '#server/site/brandedSite.ts'
import { loadSite, type Site } from '#server/site/site.ts'
import { defaultAppearance } from '#shared/theme/appearance.ts'
import { type Brand, brandedAppearance, noBrand } from '#shared/theme/brand.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'

const brandOf = (primary: string, hosts: string[] = []): Brand => ({
  ...noBrand,
  colors: { ...noBrand.colors, primary },
  hosts,
})

async function branded(): Promise<Site> {
  const db = await freshDatabase()
  const brands = [
    { organization: 3, brand: brandOf('#101010', ['three.test']) },
    { organization: 5, brand: brandOf('#202020', ['five.test']) },
  ]
  return { ...(await loadSite(db.reader)), brands }
}

describe('the site of a request', () => {
  test('has the brand of the host for visitors, and that of their own organisation for members', async () => {
    const site = await branded()
    const seen = (host: string, organizations: number[]) =>
      siteFor(site, { origin: `https://${host}:8443`, organizations }).appearance.colors.primary
    const own = defaultAppearance.colors.primary
    expect([seen('site.test', []), seen('five.test', []), seen('five.test', [9])]).toEqual([own, '#202020', '#202020'])
    expect([seen('site.test', [5]), seen('three.test', [5]), seen('five.test', [3, 5])]).toEqual([
      '#202020',
      '#202020',
      '#202020',
    ])
    expect(seen('site.test', [3, 5])).toBe('#101010')
  })

  test('is made once for each organisation and each draft, so that its theme is made once', async () => {
    const site = await branded()
    expect(siteOf(site, 3)).toBe(siteOf(site, 3))
    expect(siteOf(siteOf(site, 3), 5)).toBe(siteOf(site, 5))
    expect(siteOf(siteOf(site, 3), 99)).toBe(site)
    expect(siteWithDraft(site, defaultAppearance)).toBe(siteWithDraft(site, defaultAppearance))
  })
})

describe('a brand', () => {
  test('that is not readable on a changed page of the site takes page and text from the site', () => {
    const night = { ...defaultAppearance.colors, paper: '#cfcfcf', surface: '#cfcfcf', text: '#000000' }
    const brand = { ...noBrand, colors: { ...noBrand.colors, primary: '#7a1f4f', text: '#777777' } }
    const { colors } = brandedAppearance({ ...defaultAppearance, colors: night }, brand)
    expect(colors).toEqual({ ...night, primary: '#7a1f4f' })
  })
})
