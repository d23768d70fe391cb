import { sql } from 'kysely'
import { openDatabase } from '#server/db/database.ts'
import { expect, PASSWORD, test } from '#tests/support/browser.ts'
import { readPages } from '#tests/support/readPages.ts'
import { hasNoBarriersIn } from './support/barriers.ts'
import { mailedLinks } from './support/mailedLinks.ts'

test.use({ academy: 'links' })

for (const language of ['en', 'ar']) {
  test(`everyone can read and work the pages behind links of mails in ${language}`, async ({ page, context, site }) => {
    test.slow()
    const { step, addressOf } = await mailedLinks(site.databaseUrl)
    const cookies = { language, 'step-code': step }
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: site.url })))
    for (const path of readPages.links)
      await test.step(path, async () => {
        await page.goto(addressOf(path))
        await expect(page).toHaveURL(addressOf(path))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await hasNoBarriersIn(language, page)
      })
  })

  test(`everyone can read and work an order, an import and an editor in ${language}`, async ({
    page,
    context,
    site,
  }) => {
    test.slow()
    const { buyer, addressOf } = await mailedLinks(site.databaseUrl)
    const headers = { Origin: site.url }
    const people = [
      { mail: buyer, paths: readPages.buyers },
      { mail: 'admin@demo.test', paths: readPages.details },
    ]
    for (const { mail, paths } of people) {
      await context.request.post('/user/login', { form: { name: mail, password: PASSWORD }, headers })
      const speak = (chosen: string) =>
        context.request.post('/user/language', { form: { language: chosen, redirectTo: '/' }, headers })
      await speak(language)
      for (const path of paths)
        await test.step(path, async () => {
          await page.goto(addressOf(path))
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
          await hasNoBarriersIn(language, page)
        })
      await speak('en')
      await context.clearCookies()
    }
  })

  test(`everyone can read and work the questions about a person in ${language}`, async ({
    page,
    context,
    site,
    signIn,
  }) => {
    await signIn('admin')
    const speak = (chosen: string) =>
      context.request.post('/user/language', {
        form: { language: chosen, redirectTo: '/' },
        headers: { Origin: site.url },
      })
    await speak(language)
    await page.goto('/settings/people/5')
    const questions = page.locator('.ask-first')
    for (let place = 0; place < (await questions.count()); place++) {
      await questions.nth(place).click()
      await expect(page.locator('.ask-first-question:popover-open')).toBeVisible()
      await hasNoBarriersIn(language, page)
      await page.keyboard.press('Escape')
    }
    await speak('en')
  })

  test(`everyone can read the page of a failure in ${language}`, async ({ elsewhere: page, site }) => {
    await page.context().addCookies([{ name: 'language', value: language, url: site.url }])
    const db = openDatabase(site.databaseUrl)
    try {
      await db.transact((tx) => sql`alter table password_resets rename to moved_away`.execute(tx))
      expect((await page.goto('/user/password/none'))?.status()).toBe(500)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await hasNoBarriersIn(language, page)
    } finally {
      await db.transact((tx) => sql`alter table moved_away rename to password_resets`.execute(tx))
      await db.close()
    }
  })
}
