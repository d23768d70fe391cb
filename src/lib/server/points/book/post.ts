import type { EntryKind } from '#shared/points/entryKinds.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'
import type { EntryRow, NewEntry, SiteAccount, WalletRow } from '../../db/schema/points.ts'
import { type Given, statement } from '../../db/statement.ts'
import { entryColumns } from './bookColumns.ts'

/** The account of the site that takes the counter entry, by the kind of entry. */
export const counterAccounts: Record<EntryKind, SiteAccount> = {
  earn: 'issued',
  import: 'issued',
  manual_credit: 'issued',
  manual_debit: 'issued',
  clawback: 'issued',
  purchase: 'redeemed',
  refund: 'redeemed',
  expire: 'expired',
}

/** The fields of an entry that the caller chooses. */
export type Posting = Pick<NewEntry, 'kind' | 'amount' | 'reason' | 'key'> &
  Partial<Pick<NewEntry, 'actor' | 'rule' | 'rules_revision' | 'event_id' | 'order_id' | 'reverses' | 'shortfall'>>

/**
 * Writes an entry with its counter entry. The wallet must be open and must already hold its points after the entry. The
 * caller updates the lots.
 */
export async function post(tx: Tx, wallet: WalletRow, posting: Posting): Promise<EntryRow> {
  const entry = entryFor(wallet, posting)
  return counter(tx, { ...entry, id: await insertion.id(tx, entry) })
}

/** The same; `undefined` if there is an entry with the key. */
export async function postOnce(tx: Tx, wallet: WalletRow, posting: Posting): Promise<EntryRow | undefined> {
  const entry = entryFor(wallet, posting)
  const id = await newInsertion.newId(tx, entry)
  return id === undefined ? undefined : counter(tx, { ...entry, id })
}

function entryFor(wallet: WalletRow, posting: Posting): Omit<EntryRow, 'id'> {
  return {
    actor: null,
    rule: null,
    rules_revision: null,
    event_id: null,
    order_id: null,
    reverses: null,
    shortfall: 0,
    ...posting,
    uid: wallet.uid,
    at: wallet.settled_at,
    balance_after: wallet.points + wallet.pending,
  }
}

function counter(tx: Tx, entry: EntryRow): EntryRow {
  countering.send(tx, { entry_id: entry.id, account: counterAccounts[entry.kind], amount: -entry.amount })
  return entry
}

const insertion = statement(inserted)
const newInsertion = statement((tx: Tx, entry: Given<Omit<EntryRow, 'id'>>) =>
  inserted(tx, entry).onConflict((made) => made.column('key').doNothing()),
)

function inserted(tx: Tx, entry: Given<Omit<EntryRow, 'id'>>) {
  return tx
    .insertInto('point_entries')
    .values({
      uid: entry.uid,
      kind: entry.kind,
      amount: entry.amount,
      reason: entry.reason,
      key: entry.key,
      at: entry.at,
      balance_after: entry.balance_after,
      shortfall: entry.shortfall,
      actor: entry.actor,
      rule: entry.rule,
      rules_revision: entry.rules_revision,
      event_id: entry.event_id,
      order_id: entry.order_id,
      reverses: entry.reverses,
    })
    .$if(dialectOf(tx) === 'postgres', (insert) => insert.returning('id'))
}

const countering = statement(
  (tx: Tx, { entry_id, account, amount }: Given<{ entry_id: number; account: SiteAccount; amount: number }>) =>
    tx.insertInto('site_entries').values({ entry_id, account, amount }),
)

/** The entry with this key, if there is one. */
export function entryOf(reader: Reader, key: string): Promise<EntryRow | undefined> {
  return made.row(reader, { key })
}

const made = statement((reader: Reader, { key }: Given<{ key: string }>) =>
  reader.selectFrom('point_entries').select(entryColumns).where('key', '=', key),
)
