import type { Wallet } from '#shared/contract/wallet.ts'
import type { WalletLot } from '#shared/contract/walletEntries.ts'
import { toInstant } from '#shared/instant.ts'
import type { Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import { type Given, statement } from '../../db/statement.ts'
import { endsPending, isAvailable, openLots } from '../book/lots.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { lastDayOf, walletOf } from '../wallet.ts'
import { type HistoryReading, subjectsOf } from './subjects.ts'

/** The parts of a wallet: they add up to the available and pending points. */
export interface WalletSums {
  earned: number
  /** Imported from the previous system. */
  brought: number
  /** Changed by hand: added minus removed. */
  adjusted: number
  /** Below 0. */
  takenBack: number
  /** Below 0. */
  spent: number
  /** Below 0. */
  expired: number
}

export interface WalletStory {
  wallet: Wallet
  sums: WalletSums
  /** The remaining lots, in the order in which they are spent. */
  lots: WalletLot[]
}

/** Everything that explains the numbers of a user's wallet at this time. */
export async function walletStory(
  reader: Reader,
  uid: number,
  reading: HistoryReading,
  time: SiteTime,
): Promise<WalletStory> {
  const wallet = await walletOf(reader, uid, time)
  const kinds = await summed.rows(reader, { uid })
  // PostgreSQL returns sums as text.
  const sumOf = (kind: string) => Number(kinds.find((row) => row.kind === kind)?.sum ?? 0)
  return {
    wallet,
    sums: {
      earned: sumOf('earn'),
      brought: sumOf('import'),
      adjusted: sumOf('manual_credit') + sumOf('manual_debit'),
      takenBack: sumOf('clawback'),
      spent: sumOf('purchase') + sumOf('refund'),
      // Expired points without an entry count already, as they do in the wallet.
      expired: 0 - wallet.expired,
    },
    lots: await lotsOf(reader, uid, reading, time),
  }
}

const summed = statement((reader: Reader, { uid }: Given<{ uid: number }>) =>
  reader
    .selectFrom('point_entries')
    .select(({ fn }) => ['kind', fn.sum('amount').as('sum')])
    .where('uid', '=', uid)
    .groupBy('kind'),
)

async function lotsOf(
  reader: Reader,
  uid: number,
  reading: HistoryReading,
  { now, timeZone }: SiteTime,
): Promise<WalletLot[]> {
  const at = toInstant(now)
  const lots = (await openLots(reader, uid)).filter(({ expires_at }) => expires_at === null || expires_at > at)
  if (lots.length === 0) return []
  const entries = await earned.rows(reader, { ids: JSON.stringify(lots.map(({ entry_id }) => entry_id)) })
  const subjects = await subjectsOf(reader, entries, reading)
  const kinds = new Map(entries.map(({ id, kind }) => [id, kind]))
  return lots.map((lot) => {
    const { title = '', lang = null, rule = '', rule_lang = null, training = null } = subjects.get(lot.entry_id) ?? {}
    return {
      id: lot.id,
      title,
      lang,
      rule,
      rule_lang,
      training,
      kind: kinds.get(lot.entry_id) ?? 'earn',
      amount: lot.amount,
      remaining: lot.remaining,
      earned_at: lot.earned_at,
      available_at: isAvailable(lot, at) ? null : lot.available_at,
      ends_pending: endsPending(lot),
      until: lastDayOf(lot, at, timeZone),
    }
  })
}

const earned = statement((reader: Reader, { ids }: Given<{ ids: string }>) =>
  reader
    .selectFrom('point_entries')
    .select(['id', 'kind', 'rule', 'event_id', 'order_id', 'reason'])
    .where('id', 'in', numbersIn(ids, dialectOf(reader))),
)
