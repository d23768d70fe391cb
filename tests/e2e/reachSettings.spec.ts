import { hasNoBarriers } from './support/barriers.ts'
import { expect, test } from '#tests/support/browser.ts'

const paths = [
  '',
  '/general',
  '/translations?language=ar&s=count',
  '/translations/import',
  '/organizations',
  '/organizations?organization=1',
  '/vocabularies',
  '/vocabularies/topic?term=1&into=2',
  '/people/import',
  '/trainings',
  '/trainings?s=zzz',
  '/trainings/create',
  '/trainings/1/edit',
  '/trainings/1/preview',
  '/trainings/import',
  '/sign-in',
  '/translations?language=ar&s=count',
  '/translations/import',
  '/appearance',
  '/appearance/versions',
  '/appearance/organizations',
  '/appearance/organizations/1',
  '/people',
  '/people?s=zzz',
  '/people/create',
  '/people/5',
  '/roles',
  '/storefront',
  '/storefront/appearance',
  '/incentives',
  '/incentives/products',
  '/incentives/products?s=zzz',
  '/incentives/products/create',
  '/incentives/products/9/edit',
  '/incentives/products/9/codes',
  '/incentives/schedules',
  '/incentives/schedules/1/edit',
  '/incentives/schedules/create',
  '/incentives/rules',
  '/incentives/rules/versions',
  '/incentives/shop',
  '/incentives/transactions',
  '/incentives/adjustments?s=freja',
  '/incentives/adjustments/import',
  '/audit',
  '/audit?action=erased',
  '/api-keys',
  '/api-keys/create',
]
import { readPages } from '#tests/support/readPages.ts'

for (const language of ['en', 'ar']) {
  test(`everyone can read and work the settings in ${language}`, async ({ page, signIn, site }) => {
    test.slow()
    const speak = (chosen: string) =>
      page.context().request.post('/user/language', {
        form: { language: chosen, redirectTo: '/' },
        headers: { Origin: site.url },
      })
    await signIn('admin')
    await speak(language)
    for (const path of readPages.settings)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await hasNoBarriers(page)
      })
    await speak('en')
  })
}
