import { z } from 'zod'
import { type EntryKind, entryKinds } from '../points/entryKinds.ts'
import { type Day, Id, Instant, Page } from './common.ts'

/** The wallet's history comes in pages of so many. */
export const ENTRIES_PAGE = 25

export const WalletEntriesQuery = z.object({
  kind: z.enum(entryKinds).optional(),
  /** Several kinds, as `kinds[]=manual_credit&kinds[]=manual_debit`. */
  kinds: z.array(z.enum(entryKinds)).max(entryKinds.length).optional(),
  ...Page.shape,
})
export type WalletEntriesQuery = z.infer<typeof WalletEntriesQuery>

/** The kinds that a query asks for; none: all of them. */
export function kindsOf({ kind, kinds = [] }: Pick<WalletEntriesQuery, 'kind' | 'kinds'>): EntryKind[] {
  return [...new Set([...kinds, ...(kind ? [kind] : [])])]
}

/** What points came or went for. */
const Subject = {
  /** In the reader's language as far as that is known; '' where nothing but the kind of the entry says it. */
  title: z.string(),
  /** The language of the title, where it has one of its own. */
  lang: z.string().nullable(),
  /** The rule by which it was earned; '' where that is the title, or there is none. */
  rule: z.string(),
  /** The language of the rule's name; `null` where there is none. */
  rule_lang: z.string().nullable(),
  training: Id.nullable(),
  order: Id.nullable(),
}

export const WalletEntry = z.strictObject({
  id: z.int().positive(),
  kind: z.enum(entryKinds),
  /** Above 0 what came, below 0 what went. */
  amount: z.int(),
  /** Everything in the wallet after it, what is pending included. */
  balance_after: z.int().min(0),
  at: Instant,
  ...Subject,
})
export type WalletEntry = z.infer<typeof WalletEntry>

/** Points that came together and of which some are left. */
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
  /** When they can be spent; `null`: they can. */
  available_at: string | null
  /** The last day on which they are good; `null`: they do not expire. */
  until: z.infer<typeof Day> | null
}
