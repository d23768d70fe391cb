import { expect, test } from '#tests/support/browser.ts'
import { hasNoBarriersIn } from './support/barriers.ts'
import { openDemoMails } from './support/demoMails.ts'

test('an administrator reads a sample of an email and sends it to themselves, without JavaScript', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/settings/mails')
  const mail = page.getByRole('link', { name: 'News about your orders', exact: true }).first()
  /* The list is open until the first email is sent. */
  if (!(await mail.isVisible())) await page.getByText('Change the texts of the emails').click()
  await mail.click()
  await expect(page.getByRole('heading', { level: 2, name: /News about your order/ })).toBeVisible()
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page.locator('article[lang=ar][dir=rtl]')).toBeVisible()
  await page.getByRole('button', { name: 'Send it to me' }).click()
  await expect(page.getByText('The email is on its way to you.')).toBeVisible()
  const sample = page.locator('.kept-mail').filter({ hasText: 'admin@demo.test' }).first()
  await openDemoMails(page, sample)
})

test('an administrator writes the texts of an email, sees both forms, and takes the product’s back', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/settings/mails/mail_changed?language=en')
  const subject = page.getByLabel('Subject')
  await expect(subject).toHaveValue('Your email address at {{site}} has been changed')
  await subject.fill('News for {{nobody}}')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This email has no placeholder “nobody”.').first()).toBeVisible()
  await subject.fill('News for {{name}}')
  await page.getByLabel('Text before the message').fill('Dear {{name}},')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^News for / })).toBeVisible()
  await expect(page.frameLocator('.mail-frame').getByText(/^Dear /)).toBeVisible()
  await page.getByRole('button', { name: 'Send it to me' }).click()
  await expect(page.getByText('The email is on its way to you.')).toBeVisible()
  await expect(subject).toHaveValue('News for {{name}}')
  await page.goto('/settings/mails/mail_changed?language=en')
  await expect(subject).toHaveValue(/Your email address/)
  await subject.fill('News for {{name}}')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your changes have been saved.')).toBeVisible()
  await expect(subject).toHaveValue('News for {{name}}')
  await page.getByRole('button', { name: 'Back to the original text' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the original text' }).click()
  await expect(subject).toHaveValue('Your email address at {{site}} has been changed')
})

test('a link to another language asks before the typed texts of an email are lost', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/settings/mails/mail_changed?language=en')
  const opening = page.getByLabel('Text before the message')
  await opening.fill('Dear {{name}},')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.frameLocator('.mail-frame').getByText(/^Dear /)).toBeVisible()
  await opening.click()
  const asked: string[] = []
  page.once('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.dismiss()
  })
  await page.getByRole('link', { name: 'العربية' }).click()
  expect(asked).toEqual(['beforeunload'])
  await expect(opening).toHaveValue('Dear {{name}},')
  await opening.fill('')
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page.locator('article[lang=ar][dir=rtl]')).toBeVisible()
})

test('the log of emails shows what was sent, and can be narrowed', async ({ page, signIn }) => {
  await signIn('admin')
  await page.request.post('/user/password', { form: { mail: 'learner@demo.test' } })
  await expect(async () => {
    await page.goto('/settings/mails?state=sent')
    await expect(page.getByRole('row').filter({ hasText: 'Link for a new password' }).first()).toContainText('Freja')
  }).toPass()
  await page.getByRole('link', { name: 'Not delivered' }).click()
  await expect(page.getByRole('link', { name: 'Not delivered' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('row').filter({ hasText: 'Email sent' })).toHaveCount(0)
})

test('a learner cannot open the log of emails', async ({ page, signIn }) => {
  await signIn('learner')
  expect((await page.request.get('/settings/mails')).status()).toBe(403)
})

for (const language of ['en', 'ar']) {
  test(`everyone can read the pages of emails in ${language}`, async ({ page, signIn, site, context }) => {
    await context.addCookies([{ name: 'language', value: language, url: site.url }])
    await signIn('admin')
    for (const path of [
      '/settings/mails',
      '/settings/mails/welcome',
      '/settings/mails/signature',
      '/user/mail/stop/none?kind=order_state',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await hasNoBarriersIn(language, page)
    }
  })
}
