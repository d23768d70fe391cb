import { expect, test } from 'vitest'
import { loadCatalogue } from '#server/catalogue/facts/loadCatalogue.ts'
import type { Database } from '#server/db/database.ts'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import { loadSite } from '#server/site/site.ts'
import { brokenLinks } from '#server/storefront/brokenLinks.ts'
import { loadStorefront } from '#server/storefront/storefront.ts'
import { demoDatabase, freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addProduct, addTraining } from '../shop/shopFixture.ts'

const [past, future] = ['2026-11-21 08:00:00', '2026-12-01 08:00:00']

/** Returns those of the links that lead nowhere now. */
async function brokenAmong(db: Database, links: string[], { isShopOpen = true } = {}) {
  const { features } = await loadSite(db.reader)
  const sources = {
    db,
    catalogue: () => loadCatalogue(db.reader),
    storefront: (type: 'registered' | 'unregistered') => loadStorefront(db.reader, type, { error: () => {} }),
  }
  return brokenLinks(sources, { links, features: { ...features, incentives_shop_enabled: isShopOpen }, now: morning })
}

test('links to pages, trainings, products and sections that exist lead somewhere', async () => {
  const db = await demoDatabase()
  const first = (table: 'trainings' | 'products' | 'storefront_sections') =>
    db.reader.selectFrom(table).select('id').executeTakeFirstOrThrow()
  const [training, section] = [await first('trainings'), await first('storefront_sections')]
  const product = await addProduct(db)
  const good = [
    '/',
    '/search',
    '/search?s=knots#results',
    '/storefront/search',
    '/trainings/',
    '/sitemap.xml',
    '#s12',
    `/training/${training.id}`,
    `/storefront/${section.id}`,
    `/incentives/${product.id}`,
    'https://example.org/nowhere',
  ]
  const bad = [
    '/nowhere',
    '/training/999999',
    '/training/abc',
    '/storefront/999999',
    '/incentives/999999',
    '/404',
    '/training/99999999999',
    '/search/more',
  ]
  expect(await brokenAmong(db, [...good, ...bad, ...bad])).toEqual(bad)
  expect(await brokenAmong(db, ['/incentives', '/search'], { isShopOpen: false })).toEqual(['/incentives'])
})

test('a link to a training leads nowhere until the training is published', async () => {
  const db = await freshDatabase()
  const training = await addTraining(db)
  expect(await brokenAmong(db, [`/training/${training}`])).toEqual([])
  await unpublish(db, training)
  expect(await brokenAmong(db, [`/training/${training}`])).toEqual([`/training/${training}`])
})

test('a link to a product leads somewhere while the shop shows the product, also as paused, and before that', async () => {
  const db = await freshDatabase()
  const linkTo = async (given: Parameters<typeof addProduct>[1]) => `/incentives/${(await addProduct(db, given)).id}`
  const paused = await addProduct(db)
  await changeProduct(db, paused.id, { revision: 1, status: 'paused' }, { by: null, now: morning })
  const good = [
    `/incentives/${paused.id}`,
    await linkTo({ stock: 0 }),
    await linkTo({ visible: { from: future, until: null } }),
    await linkTo({ purchasable: { from: null, until: past } }),
    await linkTo({ type: 'training', training: await addTraining(db) }),
  ]
  const draft = await addTraining(db, 'Not ready')
  await unpublish(db, draft)
  const bad = [
    await linkTo({ status: 'draft' }),
    await linkTo({ visible: { from: null, until: past } }),
    await linkTo({ type: 'training', training: draft }),
  ]
  expect(await brokenAmong(db, [...good, ...bad])).toEqual(bad)
})

test('a link to a section leads nowhere if the section is hidden, over or cannot be read', async () => {
  const db = await demoDatabase()
  const rows = await db.reader.selectFrom('storefront_sections').select('id').orderBy('id').limit(5).execute()
  const [plain, later, hidden, over, broken] = rows.map(({ id }) => id)
  const change = (id: number | undefined, values: object) =>
    db.transact((tx) => tx.updateTable('storefront_sections').set(values).where('id', '=', id!).execute())
  await change(later, { visible_from: future })
  await change(hidden, { hidden: 1 })
  await change(over, { visible_until: past })
  await change(broken, { content: '{' })
  const links = [plain, later, hidden, over, broken].map((id) => `/storefront/${id}`)
  expect(await brokenAmong(db, links)).toEqual(links.slice(2))
})

async function unpublish(db: Database, training: number): Promise<void> {
  await db.transact((tx) => tx.updateTable('trainings').set({ published: 0 }).where('id', '=', training).execute())
}
