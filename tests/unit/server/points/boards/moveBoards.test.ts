import { expect, test } from 'vitest'
import { freezeBoards } from '#server/points/boards/freezeBoards.ts'
import { joinLeaderboard } from '#server/points/boards/placeOnBoards.ts'
import { mergeOrganizations } from '#server/structures/mergeOrganizations.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addAdministrator } from '../../catalogue/catalogue.ts'
import { at, earn, timeZone } from '../savers.ts'
import {
  belongTo,
  block,
  boardLines,
  boardOf,
  createEarners,
  createOrganization,
  noon,
  pointsOnBoards,
} from './board.ts'

/** Two organisations, of which the first one is merged into the second one. */
async function twoOrganizations() {
  const db = await freshDatabase()
  const { uid: by } = await addAdministrator(db, 'Amal')
  const [quay, harbour] = [await createOrganization(db, 'Old quay'), await createOrganization(db, 'Harbour')]
  const merge = () => mergeOrganizations(db, { id: quay, into: harbour, by, now: noon, log: { error: () => {} } })
  return { db, quay, harbour, merge }
}

test('members of a merged organisation who are not on leaderboards do not come onto those of the other one', async () => {
  const { db, quay, harbour, merge } = await twoOrganizations()
  const uids = await createEarners(db, [70, 60, 50, 40, 30, 20, 10])
  for (const uid of uids) await belongTo(db, uid, [quay])
  const [blocked = 0, shy = 0, other = 0] = uids
  await block(db, blocked)
  await joinLeaderboard(db, shy, false, { now: noon, timeZone })
  await merge()
  expect(boardLines(await boardOf(db, other, { scope: 'organization', organization: harbour }))).toEqual([
    '1 Saver No. 3: 50 (me)',
    '2 Saver No. 4: 40',
    '3 Saver No. 5: 30',
    '4 Saver No. 6: 20',
    '5 Saver No. 7: 10',
  ])
})

test('a user who had left the other organisation comes back onto its leaderboards with all points', async () => {
  const { db, quay, harbour, merge } = await twoOrganizations()
  const uids = await createEarners(db, [50, 40, 30, 20, 10])
  for (const uid of uids) await belongTo(db, uid, [harbour])
  const [, back = 0] = uids
  await belongTo(db, back, [quay])
  await earn(db, { uid: back, points: 7, now: noon })
  await merge()
  expect(boardLines(await boardOf(db, back, { scope: 'organization', organization: harbour }))).toEqual([
    '1 Saver No. 1: 50',
    '2 Saver No. 2: 47 (me)',
    '3 Saver No. 3: 30',
    '4 Saver No. 4: 20',
    '5 Saver No. 5: 10',
  ])
})

test('members of a merged organisation bring no points of periods that are over', async () => {
  const { db, quay, harbour, merge } = await twoOrganizations()
  const [uid = 0] = await createEarners(db, [50], at('2026-10-07'))
  await earn(db, { uid, points: 7, now: noon })
  await belongTo(db, uid, [quay])
  await freezeBoards(db, { now: at('2026-11-02'), timeZone })
  await merge()
  expect(await pointsOnBoards(db, 'boards.organization_id', harbour)).toEqual([
    'all : 57',
    'month 2026-11-01: 7',
    'quarter 2026-10-01: 57',
    'week 2026-11-16: 7',
    'year 2026-01-01: 57',
  ])
})
