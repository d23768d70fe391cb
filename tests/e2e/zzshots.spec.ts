import { test } from '#tests/support/browser.ts'

const pages = {
  vocs: '/settings/vocabularies',
  voc: '/settings/vocabularies/topic',
  term: '/settings/vocabularies/topic?term=2&into=5',
  orgs: '/settings/organizations',
  org: '/settings/organizations?organization=1',
  import: '/settings/people/import',
}
test('shots', async ({ page, signIn, site }) => {
  test.setTimeout(240_000)
  await signIn('admin')
  await page.context().request.post('/system/ajax/cookies-disclaimer/agree', { form: { ajax: 'true' }, headers: { 'Sec-Fetch-Site': 'same-origin' } })
  await page.goto('/settings/people/import')
  const rows = ['Staff no,Kontakt,Given name,Surname,Role,Department', 'E1,nia@import.test,Nia,Hart,learner,', 'E2,broken,Otis,Reed,learner,', 'E3,a@b.test,Ann,Lee,administrator,Nowhere', 'E4,learner@demo.test,New,Name,,']
  await page.getByLabel('CSV file').setInputFiles({ name: 'file.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByLabel('Column “Kontakt” is read as').selectOption('mail')
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.waitForTimeout(300)
  const draft = new URL(page.url()).pathname
  const all = { ...pages, draft }
  const shoot = async (mark: string, width: number) => {
    await page.setViewportSize({ width, height: 900 })
    for (const [name, path] of Object.entries(all)) {
      await page.goto(path)
      await page.screenshot({ path: `/tmp/s-terms/${name}-${mark}-${width}.png`, fullPage: true })
    }
  }
  await shoot('en', 1440)
  await shoot('en', 375)
  await page.context().request.post('/user/language', { form: { language: 'ar', redirectTo: '/' }, headers: { Origin: site.url } })
  await page.emulateMedia({ colorScheme: 'dark' })
  await shoot('ar-dark', 1440)
  await shoot('ar-dark', 375)
})
