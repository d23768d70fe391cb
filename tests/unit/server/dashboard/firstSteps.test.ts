import { describe, expect, test } from 'vitest'
import { userCommand } from '#server/cli/user.ts'
import { readConfig } from '#server/config.ts'
import { firstSteps, hideFirstSteps } from '#server/dashboard/firstSteps.ts'
import type { Database } from '#server/db/database.ts'
import { createUser } from '#server/people/createUser.ts'
import { saveShopSettings } from '#server/shop/settings/saveShopSettings.ts'
import { saveSiteSettings } from '#server/site/saveSiteSettings.ts'
import { loadSite } from '#server/site/site.ts'
import { demoDatabase, freshDatabase, freshFolder, morning } from '#tests/support/freshDatabase.ts'
import { plainUser } from '#tests/support/plainUser.ts'

async function administrator(db: Database): Promise<number> {
  return db.transact((tx) =>
    createUser(tx, plainUser('priya', { roles: ['administrator'], created: '2026-11-20 08:00:00' })),
  )
}

async function stepsFor(db: Database, uid: number, now = morning) {
  return firstSteps(db.reader, { user: { uid }, site: await loadSite(db.reader), now })
}

async function doneFor(db: Database, uid: number) {
  return (await stepsFor(db, uid)).filter(({ done }) => done).map(({ name }) => name)
}

describe('the first steps of a new site', () => {
  test('are all open at first', async () => {
    const db = await freshDatabase()
    const uid = await administrator(db)
    expect((await stepsFor(db, uid)).map(({ name }) => name)).toEqual([
      'site',
      'trainings',
      'storefront',
      'rules',
      'shop',
      'people',
    ])
    expect(await doneFor(db, uid)).toEqual([])
  })

  test('are done by what is in the database', async () => {
    const db = await freshDatabase()
    const uid = await administrator(db)
    await saveShopSettings(db, { enabled: true }, { by: null, now: morning })
    expect(await doneFor(db, uid)).toEqual([])
    expect(await stepsFor(db, uid)).toContainEqual(expect.objectContaining({ name: 'shop', open: true, count: 0 }))
    await saveSiteSettings(db, { site_name: { en: 'Oak House' } }, { by: null, now: morning })
    const around = { out: { write: () => {} }, config: readConfig({ DATA_DIR: freshFolder() }), now: morning }
    await userCommand(db, ['create', '--mail', 'ada@oak.test', '--role', 'learner'], around)
    expect(await doneFor(db, uid)).toEqual(['site', 'people'])
  })

  test('leave out the features that are off', async () => {
    const db = await freshDatabase()
    const uid = await administrator(db)
    await saveSiteSettings(db, { features: { incentives: false, storefront_page: false } }, { by: null, now: morning })
    expect((await stepsFor(db, uid)).map(({ name }) => name)).toEqual(['site', 'trainings', 'people'])
  })

  test('are hidden until the next day begins where the administrator is', async () => {
    const db = await freshDatabase()
    const uid = await administrator(db)
    await hideFirstSteps(db, { uid, timeZone: 'Asia/Tokyo', now: morning })
    await hideFirstSteps(db, { uid, timeZone: 'Asia/Tokyo', now: morning })
    expect(await stepsFor(db, uid)).toEqual([])
    expect(await stepsFor(db, uid, new Date('2026-11-21T14:59:59Z'))).toEqual([])
    expect(await stepsFor(db, uid, new Date('2026-11-21T15:00:00Z'))).toHaveLength(6)
    expect(await stepsFor(db, uid + 1)).toHaveLength(6)
  })

  test('are not shown in the demo', async () => {
    const db = await demoDatabase()
    expect(await stepsFor(db, 1)).toEqual([])
  })
})
