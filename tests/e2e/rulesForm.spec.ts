import { expect, signInOn } from '#tests/support/browser.ts'
import { hasNoBarriers, hasNoBarriersIn } from './support/barriers.ts'
import { test } from './support/checkout.ts'
import { addRule, openRules, rulePoints, ruleRow, ruleRows, rulesPath, rulesSaved } from './support/rulesForm.ts'

test.use({ academy: 'rules' })

test('a manager adds a rule, moves it, sees its effect and saves it', { tag: '@journey' }, async ({ page, site }) => {
  await signInOn(page, site.url, 'incentives')
  await openRules(page)
  const total = await ruleRows(page).count()
  const name = `Training ${Date.now()}`
  await addRule(page, name)

  await test.step('its effect is simulated against the saved rules', async () => {
    const panel = page.getByRole('region', { name: 'On the last 90 days' })
    await page.getByRole('spinbutton', { name: /^Points/ }).fill('500')
    await expect(panel.getByText(`1 ${name}`)).toBeVisible()
    await expect(panel.locator('.rule-mark')).toContainText(/^\+.* points$/)
    await panel.getByText('The weeks as a table').click()
    await expect(panel.getByRole('row')).not.toHaveCount(1)
  })

  await test.step('a rule whose events are all taken is marked', async () => {
    const other = ruleRow(page, 'Training completed')
    await expect(other).toContainText('Never reached: rule 1 takes every such event.')
    await expect(page.getByText(/Rule \d+, .?Training completed.?, was never reached/)).toBeVisible()
  })

  await test.step('by the keyboard', async () => {
    const handle = ruleRow(page, name).getByRole('button', { name: /^Move .*position 1 of/ })
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(/^Lifted: .*position 1 of/)).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(/position 2 of \d+\.$/).first()).toBeAttached()
    await page.keyboard.press('Space')
    await expect(ruleRow(page, name).getByRole('button', { name: /position 2 of/ })).toBeFocused()
  })

  await test.step('to a position', async () => {
    await ruleRow(page, name).getByRole('button', { name: 'Move to position…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move to position…' })
    await dialog.getByLabel('Position').fill('99')
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(dialog.getByLabel('Position')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Position').fill(String(total + 1))
    await page.keyboard.press('Enter')
    await expect(ruleRows(page).last()).toContainText(name)
  })

  await test.step('and saves it, still open', async () => {
    await page.getByRole('button', { name: 'Save rules' }).click()
    await expect(rulesSaved(page)).toBeVisible()
    await expect(ruleRow(page, name).getByRole('button', { name: `Close ${name}` })).toBeVisible()
    await page.reload()
    await expect(ruleRows(page).last()).toContainText(name)
    await page.goto(`${rulesPath}/versions`)
    await expect(page.getByRole('main')).toContainText(name)
  })
})

test('a move says which rule and whose points it would change, before it is saved', async ({ page, site }) => {
  await signInOn(page, site.url, 'incentives')
  const simulations: string[] = []
  page.on('request', (sent) => void (sent.url().includes('rules/simulate') && simulations.push(sent.url())))
  await openRules(page)
  const panel = page.getByRole('region', { name: 'On the last 90 days' })
  await expect(panel).toContainText('against the saved rules')
  await expect(panel).toHaveAttribute('aria-busy', 'false')
  const atRest = simulations.length
  await page.waitForTimeout(1_000)
  expect(simulations.length, 'nothing is computed while nothing changes').toBe(atRest)
  await expect(page.locator('.rule-gain')).toHaveCount(0)

  const moved = ruleRow(page, 'Training completed').first()
  const position = async (to: string) => {
    await moved.getByRole('button', { name: /^Edit/ }).click()
    await moved.getByRole('button', { name: 'Move to position…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move to position…' })
    await dialog.getByLabel('Position').fill(to)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await moved.getByRole('button', { name: /^Close/ }).click()
  }
  await position('1')
  await expect(moved.locator('.rule-gain')).toHaveText(/^\+[\d,]+ points in 90 days$/)
  await expect(page.locator('.rule-gain[data-less]').first()).toHaveText(/^−[\d,]+ points in 90 days$/)
  await expect(page.getByText(/^Training completed: \+[\d,]+ points in 90 days$/)).toBeAttached()
  await expect(panel.getByRole('heading', { name: 'Fewer points' })).toBeVisible()
  await expect(panel.locator('.rules-simulation-learners li')).not.toHaveCount(0)

  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.locator('.rule-gain')).not.toContainText(['+'])
  await expect(panel.getByRole('heading', { name: 'Fewer points' })).toHaveCount(0)
})

test('a rule is copied, deleted and brought back', async ({ page, site }) => {
  await signInOn(page, site.url, 'incentives')
  await openRules(page)
  const total = await ruleRows(page).count()
  await ruleRow(page, 'Certificate issued').getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toBeFocused()
  await expect(ruleRow(page, 'Copy of Certificate issued')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(ruleRows(page)).toHaveCount(total)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(ruleRows(page)).toHaveCount(total + 1)
  await expect(ruleRow(page, 'Copy of Certificate issued')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(ruleRows(page)).toHaveCount(total)
})

test('the audience of a rule says how many people match', async ({ page, site }) => {
  await signInOn(page, site.url, 'incentives')
  await openRules(page)
  await ruleRow(page, 'Certificate issued').getByRole('button', { name: /^Edit/ }).click()
  const audience = page.getByRole('group', { name: 'Audience' })
  await expect(audience.getByRole('status').last()).toHaveText(/^([\d,]+) of \1 people match$/)
  await audience.getByRole('combobox', { name: 'Language' }).fill('ا')
  await expect(page.locator('.select-option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(audience.getByRole('status').last()).not.toHaveText(/^([\d,]+) of \1 people match$/)
  await expect(audience.getByRole('status').last()).toHaveText(/^[\d,]+ of [\d,]+ people match(es)?$/)
})

test('the page says what has changed, and names the topic and the audience of a rule', async ({ page, site }) => {
  await signInOn(page, site.url, 'incentives')
  await openRules(page)
  await expect(ruleRow(page, 'Safety training completed')).toContainText('topic ')
  await expect(ruleRow(page, 'Weeks of care')).toContainText('Saltmarsh General Hospital only')
  await expect(page.getByText('As saved').first()).toBeVisible()
  await expect(page.getByText('More with your changes')).toHaveCount(0)
  await ruleRow(page, 'Certificate issued').getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('spinbutton', { name: /^Points/ }).fill('5000')
  await expect(page.getByText(/^Rule \d+: 5,000 points instead of \d+$/)).toBeVisible()
  await expect(page.getByText('More with your changes')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('the sentence of a rule leads to its fields', async ({ page, site }) => {
  await signInOn(page, site.url, 'incentives')
  await openRules(page)
  await ruleRow(page, 'Certificate issued').getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('button', { name: 'to spend after 14 days' }).click()
  await expect(page.getByRole('spinbutton', { name: 'Pending for' })).toBeFocused()
})

test('a refusal lands on the field of its rule, also while the rule is closed', async ({ elsewhere: page, site }) => {
  await signInOn(page, site.url, 'incentives')
  await openRules(page)
  const certificate = ruleRow(page, 'Certificate issued')
  await certificate.getByRole('button', { name: /^Edit/ }).click()
  const points = page.getByRole('spinbutton', { name: /^Points/ })
  await points.fill('20000')
  await certificate.getByRole('button', { name: /^Close/ }).click()
  await page.getByRole('button', { name: 'Save rules' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /Certificate issued.*Points.*maximum is 10,000/ }).click()
  await expect(points).toBeFocused()
  await expect(points).toHaveAttribute('aria-invalid', 'true')
  await hasNoBarriers(page)
})

test('what a manager typed survives a reload', async ({ elsewhere: page, site }) => {
  await signInOn(page, site.url, 'incentives')
  await openRules(page)
  const name = `Kept ${Date.now()}`
  await addRule(page, name)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Restored from this browser')).toBeVisible()
  await expect(ruleRows(page).first()).toContainText(name)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(ruleRows(page).first()).not.toContainText(name)
})

test('two managers change the same rule, and the second one decides', async ({ elsewhere: page, browser, site }) => {
  await signInOn(page, site.url, 'incentives')
  await openRules(page)
  const context = await browser.newContext({ baseURL: site.url })
  const other = await context.newPage()
  await signInOn(other, site.url, 'admin')
  await openRules(other)
  await rulePoints(other, 'In the room').fill('33')
  await other.getByRole('button', { name: 'Save rules' }).click()
  await expect(rulesSaved(other)).toBeVisible()
  await context.close()

  await rulePoints(page, 'In the room').fill('44')
  await page.getByRole('button', { name: 'Save rules' }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else saved in the meantime' })
  const choice = dialog.getByRole('group', { name: /Rule \d+, .*In the room.*: Points/ })
  await expect(choice.getByLabel('Theirs')).toBeVisible()
  await hasNoBarriers(page)
  await choice.getByLabel('Theirs').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(rulesSaved(page)).toBeVisible()
  await expect(ruleRow(page, 'In the room')).toContainText('33 points')
})

test('the rules can be read without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await signInOn(page, site.url, 'incentives')
  await page.goto(rulesPath)
  await expect(ruleRow(page, 'Certificate issued')).toContainText('to spend after 14 days')
  await page.goto(`${rulesPath}/versions`)
  await expect(page.getByRole('main')).toContainText('Version 1')
  await context.close()
})

for (const language of ['en', 'ar'] as const) {
  test(`the rules can be read and worked in ${language}`, async ({ page, context, site }) => {
    await signInOn(page, site.url, 'admin')
    await context.addCookies([{ name: 'language', value: language, url: site.url }])
    for (const address of [rulesPath, `${rulesPath}/versions`]) {
      await page.goto(`${address}?language=${language}`)
      if (address === rulesPath) {
        await page.locator('form[data-ready]').waitFor()
        await page.locator('.rule').first().locator('.rule-line > button').last().click()
      }
      await hasNoBarriersIn(language, page)
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    }
  })
}
