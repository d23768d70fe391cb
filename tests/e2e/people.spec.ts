import { expect, PASSWORD, test } from '#tests/support/browser.ts'
import { hasNoBarriers } from './support/barriers.ts'
import { openDemoMails } from './support/demoMails.ts'

test.use({ academy: 'people' })

const people = '/settings/people'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an administrator finds, adds, changes, blocks and erases a person', async ({ page, signIn }) => {
    await signIn('admin')
    const heading = page.getByRole('heading', { level: 1 })

    await test.step('adds one, after every problem was shown', async () => {
      await page.goto(people)
      await page.getByRole('link', { name: 'Add a person' }).click()
      await page.getByLabel('Email address').fill('learner@demo.test')
      await page.getByRole('button', { name: 'Add the person' }).click()
      await expect(page.getByRole('link', { name: /First name/ })).toBeVisible()
      await page.getByLabel('First name').fill('Nora')
      await page.getByLabel('Last name').fill('Lindqvist')
      await page.getByLabel('Email address').fill('nora@people.test')
      await page.getByRole('button', { name: 'Add the person' }).click()
      await expect(heading).toHaveText('Nora Lindqvist')
      await expect(page.getByText('The invitation has been sent.')).toBeVisible()
    })

    await test.step('finds her by a part of the name and by her state', async () => {
      await page.goto(people)
      await page.getByRole('searchbox', { name: 'Name, username or email' }).fill('LINDQ')
      await page.keyboard.press('Enter')
      await page
        .getByRole('navigation', { name: 'State' })
        .getByRole('link', { name: /Invited/ })
        .click()
      await page.getByRole('link', { name: 'Nora Lindqvist' }).click()
      await expect(heading).toHaveText('Nora Lindqvist')
    })

    await test.step('changes her organisation', async () => {
      await page.getByRole('checkbox', { name: 'Fernhill School' }).check()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Your changes have been saved.')).toBeVisible()
      await expect(page.getByRole('checkbox', { name: 'Fernhill School' })).toBeChecked()
    })

    await test.step('erases her, with her username and the password of the administrator', async () => {
      await page.getByText('Erase this person…').click()
      await page.getByLabel('Username of the person').fill('nora@people.test')
      await page.getByRole('region', { name: 'Data of this person' }).getByLabel('Your own password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Erase the person' }).click()
      await expect(page.getByText('The person has been erased.')).toBeVisible()
      await page.goto(`${people}?s=lindqvist`)
      await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    })
  })

  test('an invited person chooses a password once, and logs in', async ({ page, signIn, elsewhere }) => {
    await signIn('admin')
    await page.goto(`${people}/create`)
    await page.getByLabel('First name').fill('Olu')
    await page.getByLabel('Email address').fill('olu@people.test')
    await page.getByRole('button', { name: 'Add the person' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olu')
    const mail = page.locator('.kept-mail').filter({ hasText: 'olu@people.test' })
    const link = mail.locator('a[href*="/user/invitation/"]')
    await openDemoMails(page, link)
    const invitation = new URL((await link.getAttribute('href')) ?? '').pathname
    await elsewhere.goto(invitation)
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Choose a password')
    await elsewhere.getByLabel('New password', { exact: false }).first().fill('seven green teapots')
    await elsewhere.getByLabel('New password again').fill('seven green teapots')
    await elsewhere.getByRole('button', { name: 'Save password' }).click()
    await expect(elsewhere.getByText('You can log in with it now.')).toBeVisible()
    await elsewhere.goto(invitation)
    await expect(elsewhere.getByText('This invitation was used before or has expired.')).toBeVisible()
  })
})

test(
  'the permissions of a role are changed with the keyboard, and are in force at once',
  { tag: '@journey' },
  async ({ page, signIn, elsewhere, site }) => {
    await signIn('admin')
    await page.goto('/settings/roles')
    await hasNoBarriers(page)
    const box = page.getByRole('checkbox', { name: 'Instructor Edit storefronts', exact: true })
    await box.focus()
    await page.keyboard.press('Space')
    await expect(box).toBeChecked()
    await page.getByRole('button', { name: 'Save' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your changes have been saved.')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Administrator Edit storefronts', exact: true })).toBeDisabled()
    const form = { name: 'instructor@demo.test', password: PASSWORD }
    await elsewhere.request.post('/user/login', { form, headers: { Origin: site.url }, maxRedirects: 0 })
    expect((await elsewhere.request.get('/settings/storefront', { maxRedirects: 0 })).status()).toBe(200)
    expect((await elsewhere.request.get(people)).status(), 'denied').toBe(403)
    await box.uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(box).not.toBeChecked()
    expect((await elsewhere.request.get('/settings/storefront')).status(), 'denied again').toBe(403)
  },
)

test('a person is blocked from the page with the keyboard after a question', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto(`${people}?s=lars`)
  await page.getByRole('link', { name: 'Lars Overgaard' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lars Overgaard')
  await hasNoBarriers(page)
  await page.getByRole('button', { name: 'Block…' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Block this person?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Block…' }).press('Enter')
  await question.getByRole('button', { name: 'Block the person' }).press('Enter')
  await expect(page.getByText('This person is blocked and logged out everywhere.')).toBeVisible()
  await page.getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByText('This person can log in again.')).toBeVisible()
})
