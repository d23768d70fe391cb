import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { startSite, type RunningSite } from '#tests/support/site.ts'
import { hasNoBarriers } from './support/barriers.ts'

const ADMIN = { mail: 'priya@oak.test', name: 'Priya Raghunathan', password: 'seven tall juniper trees' }

interface FreshSite extends RunningSite {
  /** Runs `npm run site -- …` on the site's database; returns what it prints. */
  command(argv: readonly string[], env?: Record<string, string>): string
}

/** A site as `npm run serve` begins it: without demo data. */
const test = base.extend<{ fresh: FreshSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: the library reads the names of the other fixtures from the pattern
  fresh: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'juniper-fresh-'))
    const data = { DATABASE_URL: `sqlite:${join(folder, 'site.db')}`, DATA_DIR: folder }
    const site = await startSite({ ...data, DEMO: '' }, [], ['site.mjs', 'serve'])
    const command: FreshSite['command'] = (argv, env = {}) =>
      execFileSync('sh', ['-c', '"$0" "$@" 2>&1', process.execPath, 'src/lib/server/cli/main.ts', ...argv], {
        env: { ...process.env, ...data, ...env },
        encoding: 'utf8',
      })
    await use({ ...site, command })
    await site.stop()
    rmSync(folder, { recursive: true })
  },
})

test('an administrator makes a fresh site their own, step by step', async ({ fresh, browser }) => {
  const page = await browser.newPage({ baseURL: fresh.url })

  await test.step('the site is served before anyone has an account', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'This page is being put together.' })).toBeVisible()
    await expect(page.getByText('demo-academy')).toHaveCount(0)
    await hasNoBarriers(page)
  })

  await test.step('a command makes the administrator, who signs in', async () => {
    const argv = ['admin', 'create', '--mail', ADMIN.mail, '--name', ADMIN.name]
    expect(fresh.command(argv, { ADMIN_PASSWORD: ADMIN.password })).toContain(ADMIN.mail)
    await signIn(page, ADMIN)
  })

  await test.step('the dashboard lists the first steps', async () => {
    await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
    await expect(page.getByText('0 of 6 steps are done')).toBeAttached()
    await expect(step(page, 'Import your trainings')).toContainText('import trainings')
    await hasNoBarriers(page)
  })

  await test.step('name and language are saved and shown to visitors', async () => {
    await step(page, 'Name and language').getByRole('link').click()
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
    const printed = fresh.command(
      ['user', 'create', '--mail', 'ada@oak.test', '--role', 'learner', '--first-name', 'Ada'],
      {
        SITE_URL: fresh.url,
      },
    )
    const learner = await browser.newPage({ baseURL: fresh.url })
    await learner.goto(/http\S+/.exec(printed)?.[0] ?? '')
    const password = 'nine quiet oaks in rain'
    await learner.getByRole('textbox', { name: 'New password' }).first().fill(password)
    await learner.getByRole('textbox', { name: 'New password again' }).fill(password)
    await learner.keyboard.press('Enter')
    await expect(learner.getByText('Your password has been changed.')).toBeVisible()
    await signIn(learner, { mail: 'ada@oak.test', password })
    await expect(learner.getByRole('heading', { name: 'Good to see you, Ada.' })).toBeVisible()
    await expect(learner.getByRole('heading', { name: 'First steps' })).toHaveCount(0)
    await learner.close()
  })

  await test.step('the steps that are done are marked, and the list can be hidden until tomorrow', async () => {
    await page.goto('/dashboard')
    await expect(page.getByText('2 of 6 steps are done')).toBeAttached()
    await expect(step(page, 'Name and language')).toContainText('Done')
    await expect(step(page, 'Invite people')).toContainText('2 people have an account.')
    await page.getByRole('button', { name: 'Hide it until tomorrow' }).click()
    await expect(page.getByText('The first steps come back tomorrow.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'First steps' })).toHaveCount(0)
  })

  await page.close()
})

test('the first steps work without JavaScript', async ({ fresh, browser }) => {
  fresh.command(['admin', 'create', '--mail', ADMIN.mail, '--name', ADMIN.name], { ADMIN_PASSWORD: ADMIN.password })
  const context = await browser.newContext({ baseURL: fresh.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await signIn(page, ADMIN)
  await page.getByRole('button', { name: 'Hide it until tomorrow' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('heading', { name: 'First steps' })).toHaveCount(0)
  await context.close()
})

async function signIn(page: Page, { mail, password }: { mail: string; password: string }): Promise<void> {
  await page.goto('/user/login')
  await page.getByLabel('Username or email').fill(mail)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
}

function step(page: Page, title: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
}
