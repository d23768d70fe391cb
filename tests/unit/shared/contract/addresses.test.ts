import { expect, test } from 'vitest'
import { SiteFile } from '#shared/contract/common.ts'
import { FooterSettings } from '#shared/contract/settings.ts'
import { StoredShopSettings } from '#shared/contract/shopSettings.ts'
import { processorWatch } from '#tests/support/processorTime.ts'

const outside = [
  '/../../etc/passwd',
  '/..//x',
  '//other.example/x.png',
  '/media/../site.db',
  'javascript:alert(1)',
  '/user/logout',
]

test.each(outside)('%s is no file of the site, no banner and no picture of a product', (path) => {
  expect(SiteFile.safeParse(path).success).toBe(false)
  expect(StoredShopSettings.shape.banner.safeParse(path).success).toBe(false)
})

test('files of the brand and uploads are files of the site, and only uploads are banners', () => {
  for (const path of ['/brand/mark.svg', '/favicon.svg', '/media/a1/quay-2.jpg', '/_astro/plex.a1B-_2.woff2']) {
    expect(SiteFile.safeParse(path).success, path).toBe(true)
  }
  expect(StoredShopSettings.shape.banner.safeParse('/brand/mark.svg').success).toBe(false)
  expect(StoredShopSettings.shape.banner.safeParse('/media/quay.jpg').success).toBe(true)
})

test('a long path is judged in no time', () => {
  const spentMs = processorWatch()
  SiteFile.safeParse(`/${'a.'.repeat(100_000)}`)
  expect(spentMs()).toBeLessThan(50)
})

test('a link of the footer leads to a page of the site, to https, or nowhere', () => {
  const { url } = FooterSettings.shape.about.shape
  for (const address of ['https://academy.example/privacy', '/training/1', '']) {
    expect(url.safeParse(address).success, address).toBe(true)
    expect(FooterSettings.shape.version_url.safeParse(address).success, address).toBe(true)
  }
  for (const address of ['javascript:alert(1)', '//other.example', 'data:text/html,x']) {
    expect(url.safeParse(address).success, address).toBe(false)
    expect(FooterSettings.shape.version_url.safeParse(address).success, address).toBe(false)
  }
})
