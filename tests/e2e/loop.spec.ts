import type { Locator } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'

test(
  'a learner sees what a training earns, completes it, and reads what it brought',
  { tag: ['@journey', '@postgres'] },
  async ({ page, signIn }) => {
    const main = page.getByRole('main')
    const banner = page.getByRole('banner')
    const title = 'Minutes that get read'
    await signIn('learner')

    await test.step('its card and its page say what it earns', async () => {
      await page.goto('/search?s=minutes')
      const card = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })
      await expect(card).toContainText('Earns 40 points')
      await card.getByRole('link', { name: title }).click()
      await expect(main.getByText('Earns 40 points').first()).toBeVisible()
    })

    const before = Number(await banner.locator('.points [aria-hidden]').innerText())
    const unread = await unreadIn(page.getByRole('button', { name: /^Account of Freja Amoah/ }))

    await test.step('it is taken on the site of the demo and finished there', async () => {
      await main.getByRole('button', { name: 'Enrol', exact: true }).click()
      await main.getByRole('button', { name: 'Start' }).click()
      await expect(page).toHaveURL('/demo/training/minutes-that-get-read')
      await main.getByRole('link', { name: 'Next' }).click()
      await main.getByRole('link', { name: 'Next' }).click()
      await main.getByRole('button', { name: 'I have finished' }).click()
    })

    await test.step('the notice says what was earned, and how far the goal still is', async () => {
      const notice = page.getByRole('status').filter({ hasText: 'Completed. You earned 40 points.' })
      await expect(
        notice.getByRole('link', { name: `${500 - before - 40} to go for “Weekend photography workshop”` }),
      ).toBeVisible()
      await expect(banner.locator('.points [aria-hidden]')).toHaveText(String(before + 40))
      await expect(main.getByRole('region', { name: 'Your points' })).toContainText('+40')
    })

    await test.step('a notification names the training', async () => {
      const account = page.getByRole('button', { name: /^Account of Freja Amoah/ })
      expect(await unreadIn(account)).toBe(unread + 1)
      await account.click()
      await page.getByRole('menuitem', { name: `Notifications (${unread + 1})` }).click()
      await expect(page).toHaveURL('/user/notices')
      await expect(main.getByRole('link', { name: `You earned 40 points: “${title}” completed` })).toBeVisible()
    })

    await test.step('the wallet explains the points and how to earn more', async () => {
      await page.goto('/incentives')
      await main.getByRole('link', { name: 'See how your points add up' }).click()
      await expect(main.getByRole('region', { name: 'Ways to earn' })).toContainText('Complete a training')
      await expect(main.getByRole('row', { name: title }).first()).toContainText('+40')
    })
  },
)

test('the menu changes the language of the site for its reader', async ({ page, signIn }) => {
  await signIn('incentives')
  await page.goto('/incentives/wallet')
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('menuitem', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page).toHaveURL('/incentives/wallet')
  await page.goto('/dashboard')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  // Others go on with the same academy.
  await page.getByRole('button', { name: /حساب/ }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('a visitor whose browser wishes for Arabic', () => {
  test.use({ locale: 'ar' })

  test('is offered it, and not again once it was declined', async ({ page }) => {
    await page.goto('/')
    const offer = page.locator('.language-hint')
    await expect(offer.getByRole('link')).toHaveAttribute('href', /language=ar/)
    await offer.getByRole('button').click()
    await expect(offer).toBeHidden()
    await page.reload()
    await expect(offer).toBeHidden()
  })
})

test('a link has its page on the site itself if the demo has no page elsewhere', async ({ page }) => {
  await page.goto('/')
  for (const [link, heading] of [
    ['Sign up', 'Sign up'],
    ['About', 'About the academy'],
    ['Privacy policy', 'Privacy policy'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
})

/** How many unread notifications the button of the menu speaks of. */
async function unreadIn(button: Locator): Promise<number> {
  const name = await button.innerText()
  return Number(/(\d+) unread/.exec(name)?.[1] ?? 0)
}
