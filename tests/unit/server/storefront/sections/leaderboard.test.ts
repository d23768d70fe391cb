import { expect, test } from 'vitest'
import { type Flag, flagsFor } from '#shared/access/flags.ts'
import type { Database } from '#server/db/database.ts'
import { defaultGeneral } from '#server/site/defaults.ts'
import { loadSections } from '#server/storefront/sections/registry.ts'
import { loadCatalogue } from '#server/catalogue/facts/loadCatalogue.ts'
import { definitions } from '#shared/sections/registry.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { asking } from '../../accounts/cast.ts'
import { createEarners, noon } from '../../points/boards/board.ts'
import { timeZone } from '../../points/savers.ts'

/** Returns the data that the leaderboard section shows to a user. */
async function shownTo(db: Database, uid: number, { on = true, size = 3 } = {}) {
  const flags: Record<Flag, boolean> = flagsFor({ ...defaultGeneral.features, incentives_leaderboard: on }, new Set())
  const { defaults } = definitions.leaderboard
  const data = { ...defaults, settings: { ...defaults.settings, size } }
  const [section] = await loadSections([{ id: 1, type: 'leaderboard', lang: 'en', weight: 0, data }], {
    reader: db.reader,
    user: await asking(db, uid),
    flags,
    language: 'en',
    siteLanguage: 'en',
    now: noon,
    timeZone,
    catalogue: await loadCatalogue(db.reader),
    shows: () => {},
    changesAt: () => {},
    earnsFor: async () => new Map(),
  })
  return section?.data
}

test('a storefront shows the top of the leaderboard, and the learner’s own row below it', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(db, [60, 50, 50, 30, 20, 10])
  expect(await shownTo(db, uids[5] ?? 0)).toEqual({
    rows: [
      { rank: 1, name: 'Saver No. 1', points: 60, me: false },
      { rank: 2, name: 'Saver No. 2', points: 50, me: false },
      { rank: 2, name: 'Saver No. 3', points: 50, me: false },
      { rank: 6, name: 'Saver No. 6', points: 10, me: true },
    ],
    url: '/leaderboard?period=month&scope=everyone',
  })
})

test('a storefront shows nothing of a leaderboard that is off, and nobody of a group that is too small', async () => {
  const db = await freshDatabase()
  const [uid = 0] = await createEarners(db, [60, 50, 50, 30])
  expect(await shownTo(db, uid, { on: false })).toBeNull()
  expect(await shownTo(db, uid)).toMatchObject({ rows: [] })
})
