import { expect, test } from 'vitest'
import { loadSite } from '#server/site/site.ts'
import { brokenLinks } from '#server/storefront/brokenLinks.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'

test('links to pages, trainings, products and sections that exist lead somewhere', async () => {
  const { reader } = await demoDatabase()
  const { features } = await loadSite(reader)
  const training = await reader
    .selectFrom('trainings')
    .select('id')
    .where('published', '=', 1)
    .executeTakeFirstOrThrow()
  const section = await reader.selectFrom('storefront_sections').select('id').executeTakeFirstOrThrow()
  const good = [
    ...['/', '/search', '/search?s=knots#results', '/storefront/search', '/trainings/', '/sitemap.xml', '#s12'],
    ...[`/training/${training.id}`, `/storefront/${section.id}`, 'https://example.org/nowhere'],
  ]
  const bad = [
    ...['/nowhere', '/training/999999', '/training/abc', '/storefront/999999', '/incentives/999999', '/404'],
    ...['/training/99999999999', '/search/more'],
  ]
  expect(await brokenLinks(reader, { links: [...good, ...bad, ...bad], features })).toEqual(bad)
  const off = { ...features, incentives_shop_enabled: false }
  expect(await brokenLinks(reader, { links: ['/incentives', '/search'], features: off })).toEqual(['/incentives'])
})
