import { expect } from '@playwright/test'
import { readCatalogues } from '#server/site/languages/catalogues.ts'
import { createTranslators } from '#server/site/languages/translator.ts'
import { hasNoBarriers } from './support/barriers.ts'
import { createFirstAdmin, FIRST_ADMIN, firstStep, signInByForm, test, welcomeLearner } from './support/freshSite.ts'
import { earnPoints, openPointsShop, redeemAndApprove, type PointsStory } from './support/pointsStory.ts'
import { watch } from './support/watch.ts'

test('an administrator makes a fresh site their own, step by step', async ({ fresh, browser }) => {
  const page = await browser.newPage({ baseURL: fresh.url })

  await test.step('the site is served before anyone has an account', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'This page is being put together.' })).toBeVisible()
    await expect(page.getByText('demo-academy')).toHaveCount(0)
    await hasNoBarriers(page)
  })

  await test.step('a command makes the administrator, who signs in', async () => {
    expect(createFirstAdmin(fresh)).toContain(FIRST_ADMIN.mail)
    await signInByForm(page, FIRST_ADMIN)
  })

  await test.step('the dashboard lists the first steps', async () => {
    await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
    await expect(page.getByText('0 of 6 steps are done')).toBeAttached()
    await expect(firstStep(page, 'Import your trainings')).toContainText('Import a file')
    await hasNoBarriers(page)
  })

  await test.step('name and language are saved and shown to visitors', async () => {
    await firstStep(page, 'Name and language').getByRole('link').click()
    await page.locator('form[data-ready]').waitFor()
    await page.getByRole('textbox', { name: 'Name of the site' }).fill('Oak House')
    await page
      .getByRole('tab', { name: /العربية/ })
      .first()
      .click()
    await page.getByRole('textbox', { name: 'Name of the site' }).fill('بيت البلوط')
    await page.getByRole('switch', { name: 'العربية' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
    const visitor = await browser.newPage({ baseURL: fresh.url })
    await visitor.goto('/')
    await expect(visitor).toHaveTitle(/Oak House/)
    await visitor.goto('/?language=ar')
    await expect(visitor).toHaveTitle(/بيت البلوط/)
    await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
    await visitor.close()
  })

  await test.step('an invited learner chooses a password with the link of the command', async () => {
    const learner = await browser.newPage({ baseURL: fresh.url })
    const ada = { mail: 'ada@oak.test', name: 'Ada', password: 'nine quiet oaks in rain' }
    await welcomeLearner(learner, fresh, ada)
    await expect(learner.getByText('Your password has been changed.')).toBeVisible()
    await signInByForm(learner, ada)
    await expect(learner.getByRole('heading', { name: 'Good to see you, Ada.' })).toBeVisible()
    await expect(learner.getByRole('heading', { name: 'First steps' })).toHaveCount(0)
    await learner.close()
  })

  await test.step('the steps that are done are marked, and the list can be hidden until tomorrow', async () => {
    await page.goto('/dashboard')
    await expect(page.getByText('2 of 6 steps are done')).toBeAttached()
    await expect(firstStep(page, 'Name and language')).toContainText('Done')
    await expect(firstStep(page, 'Invite people')).toContainText('2 people have an account.')
    await page.getByRole('button', { name: 'Hide it until tomorrow' }).click()
    await expect(page.getByText('The first steps come back tomorrow.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'First steps' })).toHaveCount(0)
  })

  await page.close()
})

test('the first steps work without JavaScript', async ({ fresh, browser }) => {
  createFirstAdmin(fresh)
  const context = await browser.newContext({ baseURL: fresh.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await signInByForm(page, FIRST_ADMIN)
  await page.getByRole('button', { name: 'Hide it until tomorrow' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('heading', { name: 'First steps' })).toHaveCount(0)
  await context.close()
})

for (const language of ['en', 'ar'] as const) {
  test(`a fresh site becomes a points shop with the browser alone, in ${language}`, async ({ fresh, browser }) => {
    // Two people walk through everything that a new shop needs.
    test.slow()
    const catalogues = await readCatalogues([language])
    const t = createTranslators({ catalogues, overrides: [] }).translator(language)
    const [desk, learner] = await Promise.all([
      browser.newContext({ baseURL: fresh.url }),
      browser.newContext({ baseURL: fresh.url }),
    ])
    const troubles = [desk, learner].map((context) => watch(context, fresh.url))
    const story: PointsStory = { fresh, language, t, desk: await desk.newPage(), learner: await learner.newPage() }

    createFirstAdmin(fresh)
    await signInByForm(story.desk, FIRST_ADMIN)
    await openPointsShop(story)
    await earnPoints(story)
    await redeemAndApprove(story)
    expect(troubles.flat(), 'what went wrong unasked').toEqual([])
    await desk.close()
    await learner.close()
  })
}
