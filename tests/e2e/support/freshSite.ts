import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { placeForMany } from '#tests/support/placeForMany.ts'
import { startSite, type RunningSite } from '#tests/support/site.ts'

export interface FreshSite extends RunningSite {
  /** The folder of its data. */
  folder: string
  /** Runs `npm run site -- …` on the site's database; returns what it prints. */
  command(argv: readonly string[], env?: Record<string, string>): string
}

/** The administrator of a fresh site. */
export const FIRST_ADMIN = {
  mail: 'priya@oak.test',
  name: 'Priya Raghunathan',
  password: 'seven tall juniper trees',
}

/** A site as `npm run serve` begins it: without demo data. */
export const test = base.extend<{ fresh: FreshSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: the library reads the names of the other fixtures from the pattern
  fresh: async ({}, use) => {
    const folder = mkdtempSync(join(placeForMany(), 'juniper-fresh-'))
    const data = { DATABASE_URL: `sqlite:${join(folder, 'site.db')}`, DATA_DIR: folder }
    const site = await startSite({ ...data, DEMO: '' }, [], ['site.mjs', 'serve'])
    const command: FreshSite['command'] = (argv, env = {}) =>
      execFileSync('sh', ['-c', '"$0" "$@" 2>&1', process.execPath, 'src/lib/server/cli/main.ts', ...argv], {
        env: { ...process.env, ...data, ...env },
        encoding: 'utf8',
      })
    await use({ ...site, folder, command })
    await site.stop()
    rmSync(folder, { recursive: true })
  },
})

/** Creates the administrator by command. Returns what the command prints. */
export function createFirstAdmin({ command }: FreshSite): string {
  const { mail, name, password } = FIRST_ADMIN
  return command(['admin', 'create', '--mail', mail, '--name', name], { ADMIN_PASSWORD: password })
}

/** Creates a learner by command, who chooses a password with the printed link. */
export async function welcomeLearner(
  page: Page,
  fresh: FreshSite,
  { mail, name, password }: { mail: string; name: string; password: string },
): Promise<void> {
  const argv = ['user', 'create', '--mail', mail, '--role', 'learner', '--first-name', name]
  const printed = fresh.command(argv, { SITE_URL: fresh.url })
  await page.goto(/http\S+/.exec(printed)?.[0] ?? '')
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=repeated]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/user/password/'))
}

/** Signs someone in with the form, in any language. */
export async function signInByForm(page: Page, { mail, password }: { mail: string; password: string }): Promise<void> {
  await page.goto('/user/login')
  await page.locator('main [name=name]').fill(mail)
  await page.locator('main [name=password]').fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
}

/** The step with this title in the administrator's list of first steps. */
export function firstStep(page: Page, title: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
}
