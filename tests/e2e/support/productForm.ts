import type { Browser, Page } from '@playwright/test'
import { expect, type Person, signInOn } from '#tests/support/browser.ts'

export const productsPath = '/settings/incentives/products'

export async function newProduct(page: Page, url: string, given: object = {}): Promise<number> {
  const data = { title: `Mug ${Date.now()}`, type: 'physical', price: 1, status: 'active', ...given }
  const answer = await page.context().request.post('/api/v2/incentives/products', { data, headers: { Origin: url } })
  expect(answer.status()).toBe(201)
  return (await answer.json()).data.id
}

export async function buyAs(browser: Browser, url: string, person: Person, id: number): Promise<void> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await signInOn(page, url, person)
  const headers = { Origin: url, 'Idempotency-Key': `${person} ${id}` }
  const answer = await context.request.post('/api/v2/incentives/shop_checkout', { data: { products: [id] }, headers })
  expect(answer.status()).toBe(201)
  await context.close()
}

export async function openProduct(page: Page, id: number): Promise<void> {
  await page.goto(`${productsPath}/${id}/edit`)
  await page.locator('form[data-ready]').waitFor()
}

export function productTitle(page: Page) {
  return page.getByRole('textbox', { name: 'Title in the shop' })
}

export function savedSign(page: Page) {
  return page.getByRole('status').filter({ hasText: /^Saved$/ })
}

export async function saveProduct(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(savedSign(page)).toBeVisible()
}

export function questionPlace(page: Page) {
  return page.getByRole('group', { name: 'Questions at the checkout' })
}

/** The questions; their list is loaded when it comes near the screen. */
export function questionRows(page: Page) {
  return questionPlace(page).getByRole('listitem')
}

export function questionRow(page: Page, label: string) {
  return questionRows(page).filter({ hasText: label })
}

export async function addQuestion(page: Page, label: string): Promise<void> {
  await questionPlace(page).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Add a question' }).click()
  await questionRows(page).last().getByRole('textbox', { name: 'Question' }).fill(label)
}

/** Gives the next save a reply that is not from the server. */
export async function answerOnce(page: Page, id: number, status: number, body: object): Promise<void> {
  await page.route(
    `**/api/v2/incentives/products/${id}`,
    (route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
    { times: 1 },
  )
}
