import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect, PASSWORD, signInOn, test } from '#tests/support/browser.ts'
import { hasNoBarriers } from './support/barriers.ts'

test.use({ academy: 'security' })

const path = '/user/security'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a user sees where they are logged in, and ends the other sessions', async ({ page, browser, site }) => {
    const other = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
    for (const one of [page, await other.newPage()]) await logIn(one, 'learner')
    await page.goto('/user')
    await page.getByRole('main').getByRole('link', { name: 'Security' }).click()
    const sessions = page.getByRole('region', { name: 'Where you are logged in' })
    await expect(sessions.getByRole('listitem').first()).toContainText('This browser')
    await expect(sessions.getByRole('listitem').first()).toContainText('Chrome on')
    await sessions.getByRole('button', { name: 'Log out everywhere else' }).click()
    await expect(page.getByText('You are logged out everywhere else.')).toBeVisible()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    const [elsewhere] = other.pages()
    await elsewhere!.goto(path)
    await expect(elsewhere!).toHaveURL(/\/user\/login/)
    await other.close()
  })

  test('a user turns on a second factor, logs in with a code, then with a recovery code', async ({ browser, site }) => {
    // A refused code is a refused page, which the usual page of a test may not have.
    const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false })
    await logIn(page, 'content')
    await page.goto(path)
    await page.getByRole('link', { name: 'Set up' }).click()
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
    const secret = (await page.locator('.security-key').innerText()).replaceAll(' ', '')
    await page.getByRole('textbox', { name: 'Code' }).fill('000000')
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByRole('alert')).toContainText('This code is not right')
    await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, -1))
    await page.getByRole('button', { name: 'Turn on' }).click()
    const list = page.locator('.recovery-codes li')
    await expect(list).toHaveCount(10)
    const codes = await list.allInnerTexts()
    await page.getByRole('link', { name: 'I have saved them' }).click()
    await expect(page.getByText('10 recovery codes left')).toBeVisible()

    await logOut(page)
    await fillLogin(page, 'content')
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 0))
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/trainings')

    await logOut(page)
    await fillLogin(page, 'content')
    await page.getByRole('textbox', { name: 'Code' }).fill(codes[0] ?? '')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/trainings')
    await page.goto(`${path}/second-factor`)
    await expect(page.getByText('9 recovery codes left')).toBeVisible()
    await page.close()
  })
})

test('a user adds a passkey, logs in with it, and removes it', async ({ browser, site }) => {
  const page = await browser.newPage()
  const { port } = new URL(site.url)
  const named = (to: string) => `http://localhost:${port}${to}`
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  // An authenticator knows hosts with a name only.
  await fillLogin(page, 'instructor', named('/user/login'))
  await page.goto(named(path))
  await page.getByLabel('Name of the new passkey').fill('Test phone')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('The passkey is added.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Test phone' })).toContainText('Never used')

  await page.goto(named('/user/logout'))
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await page.goto(named('/user/login?redirectTo=%2Ftrainings'))
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL(/\/trainings$/)

  await page.goto(named(path))
  await page.getByRole('button', { name: 'Remove Test phone' }).click()
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()
  await page.close()
})

test('an administrator writes the settings of the organisation’s login, whose secret is never shown', async ({
  elsewhere: page,
  site,
}) => {
  await signInOn(page, site.url, 'admin')
  await page.goto('/settings/sign-in')
  await page.getByLabel('Show the button on the login page').check()
  await page.getByLabel('Address of the provider (issuer)').fill('http://id.example.org')
  await page.getByLabel('Client ID').fill('academy')
  await page.getByLabel('Client secret').fill('very secret')
  await page.getByLabel('Words on the button').first().fill('Log in with Juniper ID')
  await page.getByLabel('Claim with the roles').fill('groups')
  const roles = page.getByRole('group', { name: 'Roles' })
  await roles.getByRole('button', { name: 'Add a line' }).click()
  await roles.getByLabel('Value of the claim').fill('teachers')
  await roles.getByLabel('Role').selectOption('Instructor')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Use an https address.').first()).toBeVisible()
  await page.getByLabel('Address of the provider (issuer)').fill('https://id.example.org')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('A secret is stored.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Client secret')).toHaveValue('')
  await expect(roles.getByLabel('Value of the claim')).toHaveValue('teachers')
  expect(await page.content()).not.toContain('very secret')
  await page.getByLabel('Administrators need a second factor').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('First turn on your own second factor').first()).toBeVisible()
  await hasNoBarriers(page)
})

async function logIn(page: Page, person: string): Promise<void> {
  await fillLogin(page, person)
  await expect(page).toHaveURL('/trainings')
}

async function fillLogin(page: Page, person: string, at = '/user/login'): Promise<void> {
  await page.goto(`${at}?redirectTo=%2Ftrainings`)
  await page.getByLabel('Username or email').fill(`${person}@demo.test`)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/user/logout')
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
}

function codeOf(secret: string, steps: number): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
}
