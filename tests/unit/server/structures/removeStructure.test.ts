import { expect, test } from 'vitest'
import { saveOrganizationBrand } from '#server/brand/organizationBrands.ts'
import { createCacheClock } from '#server/cache/clock.ts'
import { siteTags } from '#server/site/site.ts'
import { tallyBoards } from '#server/points/boards/tallyBoards.ts'
import { removeOrganization } from '#server/structures/removeStructure.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { meanwhile } from '#tests/support/meanwhile.ts'
import { addAdministrator, addOrganization } from '../catalogue/catalogue.ts'
import { belongTo, createEarners } from '../points/boards/board.ts'

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

test('an organisation whose leaderboard is counted at this moment is removed with the new count', async () => {
  const db = await freshDatabase()
  const { uid: by } = await addAdministrator(db, 'Amal')
  const organization = await addOrganization(db, 'Harbour')
  const [uid = 0] = await createEarners(db, [50])
  await belongTo(db, uid, [organization])
  await belongTo(db, uid, [])
  const board = await db.reader
    .selectFrom('boards')
    .select('id as board_id')
    .where('organization_id', '=', organization)
    .executeTakeFirstOrThrow()
  await meanwhile(
    db,
    // As a count does: the board is locked, and the number of people in a range is written.
    async (tx) => {
      await tx.updateTable('boards').set({ frozen_at: null }).where('id', '=', board.board_id).execute()
      await tx
        .insertInto('board_tallies')
        .values({ ...board, width: 7, bucket: 3, people: 1 })
        .execute()
    },
    () => db.transact((tx) => removeOrganization(tx, organization, { by, now: morning, log })),
  )
  const boards = db.reader.selectFrom('boards').select('id').where('organization_id', '=', organization)
  expect(await boards.execute()).toEqual([])
  expect(await tallyBoards(db)).toBeGreaterThan(0)
})
