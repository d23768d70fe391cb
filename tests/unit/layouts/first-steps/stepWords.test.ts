import { expect, test } from 'vitest'
import { stepHref, stepLink } from '#layouts/first-steps/stepWords.ts'

const t = (source: string) => source
const shop = { name: 'shop', done: false, count: 0, open: false, href: '/settings/incentives/products/create' } as const
const storefront = { name: 'storefront', done: false, count: 0, open: true, href: null } as const

test('a shop without products links to the first one', () => {
  expect(stepLink(shop, t)).toBe('Add a product')
  expect(stepLink({ ...shop, count: 2 }, t)).toBe('Open the shop settings')
})

test('a step without a page has no link, except that the storefront can be seen', () => {
  expect(stepHref(storefront)).toBe('/storefront')
  expect(stepLink(storefront, t)).toBe('Look at the storefront')
  expect(stepHref({ name: 'people', href: null })).toBeNull()
})
