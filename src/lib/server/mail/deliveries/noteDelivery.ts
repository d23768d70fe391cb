import type { DeliveryState } from '#shared/contract/mailDeliveries.ts'
import { toInstant } from '#shared/instant.ts'
import type { Tx } from '../../db/database.ts'
import type { Letter } from '../letter.ts'

/** One attempt to send a mail. */
export interface NotedDelivery {
  letter: Pick<Letter, 'type' | 'to' | 'language'>
  state: DeliveryState
  /** The reason of a failure, without addresses. */
  error?: string
  tries?: number
  /** The row from which the mail can be written again. */
  source?: { table: 'notices' | 'order_mails' | 'account_mails'; id: number }
}

const LONGEST_ERROR = 300

/** Notes an attempt in the log of sent mails; a later attempt to send the same mail replaces the earlier one. */
export async function noteDelivery(
  tx: Tx,
  { letter: { type, to, language }, state, error = '', tries = 1, source }: NotedDelivery,
  now: Date,
): Promise<void> {
  const attempt = { at: toInstant(now), language, state, tries, error: error.slice(0, LONGEST_ERROR) }
  const address = to.uid === null ? to.mail : null
  await tx
    .insertInto('mail_deliveries')
    .values({ uid: to.uid, address, type, ...attempt, source: source?.table ?? null, source_id: source?.id ?? null })
    .onConflict((held) => held.columns(['source', 'source_id']).doUpdateSet(attempt))
    .execute()
}
