import { expect, test } from 'vitest'
import { proofs } from '#server/points/proofs.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { bookOfTwo, damage } from './damage.ts'

const first = '(select min(id) from point_entries)'
const boards = (which: string) => `board_id in (select id from boards where ${which})`

/** For each proof, a change of the data that it must find. */
const damages: Record<string, string> = {
  'an entry and its counter entry sum to zero': `update site_entries set amount = amount - 1 where entry_id = ${first}`,
  'a counter entry is on the account of its kind': `update site_entries set account = 'expired' where entry_id = ${first}`,
  'a balance is the one before and the entry': `update point_entries set balance_after = 41 where id = ${first}`,
  'a wallet is the sum of its entries': 'update wallets set points = points + 1 where uid = 1',
  'a wallet is the sum of its lots': 'update lots set remaining = remaining - 1 where uid = 1 and remaining > 20',
  'pending points are in lots that are not available yet':
    'update lots set available_at = earned_at where available_at > earned_at',
  'a wallet knows when it changes next': 'update wallets set next_change_at = null where uid = 2',
  'the numbers of a wallet are those of its entries': 'update wallets set spent = spent + 1 where uid = 1',
  'a lot holds what its moves left in it': 'update lots set amount = amount + 1 where uid = 1 and amount = 40',
  'an entry moved as much as it says': 'update lot_moves set amount = amount + 1',
  'only a lot’s owner moves it': 'update lots set uid = 2 where uid = 1 and amount = 40',
  'an order was paid for once, in full': `update point_entries set order_id = null where kind = 'purchase'`,
  'an order that was rejected, cancelled or returned is refunded, and no other': `update orders set state = 'cancelled_by_user'`,
  'an order costs what its lines cost': 'update order_lines set points = points + 1',
  'the board of all time holds what was earned': `update board_rows set points = points + 1 where uid = 1 and ${boards("period = 'all' and organization_id is null")}`,
  'the boards of a kind of period hold no more than was earned': `update board_rows set points = 51 where uid = 1 and ${boards("period = 'month' and organization_id is null")}`,
  'an open board of an organisation says what the board of everyone says': `update board_rows set points = 49 where ${boards("period = 'week' and organization_id is not null")}`,
}

test('a consistent ledger has no findings', async () => {
  const db = await freshDatabase()
  expect(await bookOfTwo(db)).toEqual({ amal: 1, freja: 2 })
  expect(await reconcile(db)).toEqual([])
})

test('each of these damages has a proof', () => {
  expect(proofs.map(({ proof }) => proof).toSorted()).toEqual(Object.keys(damages).toSorted())
})

test.each(proofs.map(({ proof }) => proof))('“%s” finds damaged data', async (proof) => {
  const db = await freshDatabase()
  await bookOfTwo(db)
  const statement = damages[proof]
  if (!statement) throw new Error('Say how the data has to be damaged for this proof to find it.')
  await damage(db, statement)
  const found = await reconcile(db)
  expect(found.map((finding) => finding.proof)).toContain(proof)
  for (const { is, shouldBe } of found) expect(is).not.toBe(shouldBe)
})
