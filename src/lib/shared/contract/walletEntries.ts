import { z } from 'zod'
import { type EntryKind, entryKinds } from '../points/entryKinds.ts'
import { type Day, Id, Instant, KeysetMeta, KeysetPage, Page } from './common.ts'

/** The page size of the wallet's history. */
export const ENTRIES_PAGE = 25

const WalletFilter = z.object({
  kind: z.enum(entryKinds).optional(),
  /** Several kinds, as `kinds[]=manual_credit&kinds[]=manual_debit`. */
  kinds: z.array(z.enum(entryKinds)).max(entryKinds.length).optional(),
})

/** The query of the call. */
export const WalletEntriesQuery = WalletFilter.extend(KeysetPage.shape)
export type WalletEntriesQuery = z.infer<typeof WalletEntriesQuery>

/** The query of the wallet's page, which has numbered pages. */
export const WalletHistoryQuery = WalletFilter.extend(Page.shape)
export type WalletHistoryQuery = z.infer<typeof WalletHistoryQuery>

/** The kinds in a query; none: all of them. */
export function kindsOf({ kind, kinds = [] }: z.infer<typeof WalletFilter>): EntryKind[] {
  return [...new Set([...kinds, ...(kind ? [kind] : [])])]
}

/** The subject of an entry. */
const Subject = {
  /** In the reader's language if possible; '' if the kind of the entry says everything. */
  title: z.string(),
  /** The language of the title, if it has one of its own. */
  lang: z.string().nullable(),
  /** The rule that gave the points; '' if the title is the rule's name, or there is no rule. */
  rule: z.string(),
  /** The language of the rule's name; `null` if there is none. */
  rule_lang: z.string().nullable(),
  training: Id.nullable(),
  order: Id.nullable(),
}

export const WalletEntry = z.strictObject({
  id: z.int().positive(),
  kind: z.enum(entryKinds),
  /** Above 0: points added; below 0: points taken. */
  amount: z.int(),
  /** All points of the wallet after it, pending ones included. */
  balance_after: z.int().min(0),
  at: Instant,
  ...Subject,
})
export type WalletEntry = z.infer<typeof WalletEntry>

export const WalletEntriesPage = z.strictObject({ data: z.array(WalletEntry), meta: KeysetMeta })
export type WalletEntriesPage = z.infer<typeof WalletEntriesPage>

/** Points that came together and are not all used. */
export interface WalletLot {
  id: number
  title: string
  lang: string | null
  rule: string
  rule_lang: string | null
  kind: (typeof entryKinds)[number]
  training: number | null
  amount: number
  remaining: number
  earned_at: string
  /** When they become available; `null`: they are available. */
  available_at: string | null
  /** Whether they expire before they become available. */
  ends_pending: boolean
  /** Their last valid day; `null`: they do not expire. */
  until: z.infer<typeof Day> | null
}
