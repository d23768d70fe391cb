import type { Tx } from '../../db/database.ts'
import type { OrderRow } from '../../db/schema/orders.ts'
import { notify } from '../../notices/notify.ts'
import type { BoughtLine } from '../checkout/snapshot.ts'
import { textsIn } from '../products/texts.ts'

/**
 * Notifies the buyer of the order's state. For the buyer's own change no mail is sent: the page has already confirmed
 * it.
 */
export async function notifyBuyer(
  tx: Tx,
  { order, lines }: { order: Pick<OrderRow, 'id' | 'uid' | 'state'>; lines: readonly BoughtLine[] },
  { now, isOwnChange }: { now: Date; isOwnChange: boolean },
): Promise<void> {
  const { id, uid, state } = order
  const { language } = await tx.selectFrom('users').select('language').where('uid', '=', uid).executeTakeFirstOrThrow()
  const details = { order: id, state, title: titleIn(language, lines) }
  await notify(tx, { uid, type: 'order_state', details, key: `order:${id}:${state}`, isMailed: !isOwnChange }, now)
}

/** The title of the first line, in the given language or in the language of the snapshot. */
function titleIn(language: string | null, lines: readonly BoughtLine[]): string {
  const [first] = lines.toSorted((a, b) => a.line.id - b.line.id)
  if (!first) throw new Error('An order has no lines.')
  const { texts } = first.snapshot
  return textsIn(texts, { language: language ?? texts.language, siteLanguage: texts.language }).title
}
