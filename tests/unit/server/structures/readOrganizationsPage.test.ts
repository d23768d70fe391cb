import { expect, test } from 'vitest'
import { saveOrganizationBrand } from '#server/brand/organizationBrands.ts'
import { listBrands } from '#server/brand/listBrands.ts'
import { readOrganizationsPage } from '#server/structures/readOrganizationsPage.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { add, addLearner, addOrganization, course } from '../catalogue/catalogue.ts'

const log = { error: () => {} }

test.each([
  ['grosse', 'Größe und Maß'],
  ['ELEVE', 'École des élèves'],
  ['مكتبه', 'مَكتَبة المدينة'],
])('“%s” finds the organisation “%s”, in both lists', async (search, name) => {
  const db = await freshDatabase()
  await addOrganization(db, 'Harbour')
  const id = await addOrganization(db, name)
  const { organizations, total } = await readOrganizationsPage(db.reader, new URLSearchParams({ s: search }), log)
  expect(organizations).toEqual([{ id, name, members: 0, trainings: 0 }])
  expect(total).toBe(1)
  const brands = await listBrands(db.reader, { search, own: false, page: 0 })
  expect(brands).toMatchObject({ organizations: [{ id, name, brand: null }], meta: { total: 1 } })
})

test('an organisation is listed with its members and trainings, and the chosen one with everything that names it', async () => {
  const db = await freshDatabase()
  const id = await addOrganization(db, 'Harbour')
  await addLearner(db, 'Amal', [id])
  await db.transact((tx) => tx.insertInto('user_organizations').values({ uid: 1, organization_id: id }).execute())
  await add(db, course('Lifting', { organizations: [id] }))
  const view = await readOrganizationsPage(db.reader, new URLSearchParams({ organization: String(id) }), log)
  expect(view.organizations).toEqual([{ id, name: 'Harbour', members: 1, trainings: 1 }])
  expect(view.chosen).toEqual({ id, name: 'Harbour', uses: { people: 1, trainings: 1 } })
})

test('the list of brands can show only organisations with a brand, page by page', async () => {
  const db = await freshDatabase()
  const { uid: by } = await addLearner(db, 'Amal')
  const ids: number[] = []
  for (let nth = 10; nth < 62; nth++) ids.push(await addOrganization(db, `Part ${nth}`))
  const branded = ids[51]!
  await saveOrganizationBrand(
    db,
    { name: { en: 'Oak House' } },
    { organization: branded, siteHost: undefined, by, now: morning },
  )
  const second = await listBrands(db.reader, { search: '', own: false, page: 1 })
  expect(second.organizations.map(({ name }) => name)).toEqual(['Part 60', 'Part 61'])
  expect(second.meta).toMatchObject({ total: 52, totalPages: 2, isLastPage: true })
  const own = await listBrands(db.reader, { search: '', own: true, page: 0 })
  expect(own.organizations).toMatchObject([{ id: branded, brand: { name: { en: 'Oak House' } } }])
})
