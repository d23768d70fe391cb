import type { Page } from '@playwright/test'
import { expect, PASSWORD, test as base } from '#tests/support/browser.ts'
import { shopOfStory, type ShopOfStory } from './shop.ts'

/** A test in a browser, with the shop of its academy. */
export const test = base.extend<{ shop: ShopOfStory }>({
  shop: async ({ site }, use) => {
    const shop = await shopOfStory(site.databaseUrl)
    await use(shop)
    await shop.close()
  },
})

/** The buyer, who gets the points that a test needs. */
export const BUYER = 'content@demo.test'
const terms = 'Enamel chips when it falls on stone.'
const asked = JSON.stringify([
  { name: 'house', type: 'select', label: 'Where shall we leave it?', required: true, options: ['Library', 'Hotel'] },
  { name: 'engraving', type: 'text', label: 'Name on the mug' },
])
/** A product with checkout fields. */
export const mug = (title: string) => ({
  title,
  price: 70,
  stock: 5,
  checkout_fields: asked,
  terms,
  instructions_after: '<p>Wash it.</p>',
})

export async function logIn(page: Page, mail: string): Promise<void> {
  await page.goto('/user/login')
  await page.getByLabel('Username or email').fill(mail)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
}

/** Opens a mug with this title in the shop as a buyer with enough points. Returns the id of the product. */
export async function openMug(page: Page, shop: ShopOfStory, title: string): Promise<number> {
  await shop.give(BUYER, 500)
  const id = await shop.shelve(mug(title))
  await logIn(page, BUYER)
  await openCheckout(page, id)
  return id
}

/** Opens a checkout and waits until its island is loaded. */
export async function openCheckout(page: Page, productId: number): Promise<void> {
  await page.goto(`/incentives/${productId}/purchase`)
  await checkoutIsReady(page)
}

/** Waits until the island of a checkout is loaded; before, its form is a plain one. */
export async function checkoutIsReady(page: Page): Promise<void> {
  await page.locator('main astro-island:not([ssr])').waitFor({ state: 'attached' })
}
