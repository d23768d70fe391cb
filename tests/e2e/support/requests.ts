import type { Page } from '@playwright/test'
import { expect, type Person } from '#tests/support/browser.ts'
import { BUYER } from './checkout.ts'
import type { ShopOfStory } from './shop.ts'

interface Request {
  page: Page
  shop: ShopOfStory
  signIn(person: Person): Promise<void>
}

/**
 * Puts a product that needs an approval into the shop and signs the buyer in, who has points for it. Returns a function
 * that requests one piece and returns the number of the order.
 */
export async function offerOnRequest({ page, shop, signIn }: Request, title: string): Promise<() => Promise<string>> {
  await shop.give(BUYER, 500)
  await shop.shelve({ title, price: 30, fulfilment: 'approval' })
  await signIn('content')
  const main = page.getByRole('main')
  return async () => {
    await page.goto('/incentives?sort=newest')
    await main.getByRole('link', { name: title, exact: true }).click()
    await main.getByRole('link', { name: 'Redeem', exact: true }).click()
    await main.getByRole('button', { name: /^Redeem (one more )?for 30 points/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request sent.')
    return new URL(page.url()).searchParams.get('order') ?? ''
  }
}
