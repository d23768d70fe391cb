import { expect, test } from 'vitest'
import type { WalletHistoryQuery } from '#shared/contract/walletEntries.ts'
import { walletEntries } from '#server/points/history/walletEntries.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { giveByHand } from '../boards/board.ts'
import { at, buy, createSavers, earn } from '../savers.ts'

const reading = { language: 'en', siteLanguage: 'en', list: (names: readonly string[]) => names.join(' & ') }

test('a wallet is turned by numbered pages, all of it or some kinds of entries', async () => {
  const db = await freshDatabase()
  const [uid = 0, other = 0] = await createSavers(db, 2)
  for (const points of [1, 2, 3, 4]) await earn(db, { uid, points, now: at('2026-11-01') })
  await buy(db, { uid, points: 7, now: at('2026-11-02') })
  await giveByHand(db, uid, 9, 'manual_credit')
  await earn(db, { uid: other, points: 50, now: at('2026-11-01') })
  const turn = async (query: WalletHistoryQuery) => {
    const { data, meta } = await walletEntries(db.reader, uid, { query, reading })
    return { amounts: data.map(({ amount }) => amount), ...meta }
  }
  expect(await turn({})).toMatchObject({ amounts: [9, -7, 4, 3, 2, 1], total: 6 })
  expect(await turn({ page: 0, limit: 4 })).toMatchObject({ amounts: [9, -7, 4, 3], total: 6, isLastPage: false })
  expect(await turn({ page: 1, limit: 4 })).toMatchObject({ amounts: [2, 1], total: 6, isLastPage: true })
  expect(await turn({ page: 1, limit: 3, kind: 'earn' })).toMatchObject({ amounts: [1], total: 4, isLastPage: true })
  expect(await turn({ kinds: ['earn', 'purchase'] })).toMatchObject({ amounts: [-7, 4, 3, 2, 1], total: 5 })
})
