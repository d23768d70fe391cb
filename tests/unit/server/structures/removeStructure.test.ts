import { expect, test } from 'vitest'
import { saveOrganizationBrand } from '#server/brand/organizationBrands.ts'
import { createCacheClock } from '#server/cache/clock.ts'
import { siteTags } from '#server/site/site.ts'
import { removeOrganization } from '#server/structures/removeStructure.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addAdministrator, addOrganization } from '../catalogue/catalogue.ts'

const log = { error: () => {} }

test('the brand and the hosts of a removed organisation end on every node with the next request', async () => {
  const db = await freshDatabase()
  const { uid: by } = await addAdministrator(db, 'Amal')
  const organization = await addOrganization(db, 'Harbour')
  const brand = { name: { en: 'Oak House' }, hosts: ['oak.test'] }
  await saveOrganizationBrand(db, brand, { organization, siteHost: undefined, by, now: morning })
  const clock = createCacheClock(db)
  await clock.sync()
  const changed: string[] = []
  clock.onChange((tags) => changed.push(...tags))
  await db.transact((tx) => removeOrganization(tx, organization, { by, now: morning, log }))
  await clock.sync()
  expect(changed.filter((tag) => siteTags.includes(tag))).toEqual(['appearance'])
  expect(await db.reader.selectFrom('organization_hosts').select('host').execute()).toEqual([])
})
