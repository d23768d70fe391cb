import { EVERY_VIEW, hasNoBarriersIn } from './support/barriers.ts'
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
  '/trainings/import',
  '/sign-in',
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

/** Of four pages that follow each other, each has another language and scheme. */
const views = [
  { language: 'en', scheme: 'light' },
  { language: 'ar', scheme: 'dark' },
  { language: 'ar', scheme: 'light' },
  { language: 'en', scheme: 'dark' },
] as const
const visits = paths.flatMap((path, at) => {
  const view = views[at % views.length]
  return view ? [{ path, ...view }] : []
})

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
    for (const { path, scheme } of visits.filter((visit) => EVERY_VIEW || visit.language === language))
      await test.step(`/settings${path}`, async () => {
        await page.goto(`/settings${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await hasNoBarriersIn(language, page, scheme)
      })
    await speak('en')
  })
}
