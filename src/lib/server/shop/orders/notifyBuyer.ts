import type { Tx } from '../../db/database.ts'
import type { OrderRow } from '../../db/schema/orders.ts'
import { type Given, statement } from '../../db/statement.ts'
import { sendNotice } from '../../notices/notify.ts'
import type { CurrentUser } from '../../people/currentUser.ts'
import type { BoughtLine } from './snapshot.ts'
import { textsIn } from '../shelf/texts.ts'

/**
 * Notifies the buyer of the order's state. For the buyer's own change no mail is sent: the page has already confirmed
 * it.
 */
export async function notifyBuyer(
  tx: Tx,
  { order, lines }: { order: Pick<OrderRow, 'id' | 'uid' | 'state'>; lines: readonly BoughtLine[] },
  { now, isOwnChange, buyer }: { now: Date; isOwnChange: boolean; buyer?: Buyer },
): Promise<void> {
  const { id, uid, state } = order
  const { language } = buyer ?? (await languageOf.one(tx, { uid }))
  const details = { order: id, state, title: titleIn(language, lines) }
  sendNotice(tx, { uid, type: 'order_state', details, key: `order:${id}:${state}`, isMailed: !isOwnChange }, now)
}

/** The buyer, if the caller knows their language. */
type Buyer = Pick<CurrentUser, 'language'>

const languageOf = statement((tx: Tx, { uid }: Given<{ uid: number }>) =>
  tx.selectFrom('users').select('language').where('uid', '=', uid),
)

/** The title of the first line, in the given language or in the language of the snapshot. */
function titleIn(language: string | null, lines: readonly BoughtLine[]): string {
  const [first] = lines.toSorted((a, b) => a.line.id - b.line.id)
  if (!first) throw new Error('An order has no lines.')
  const { texts } = first.snapshot
  return textsIn(texts, { language: language ?? texts.language, siteLanguage: texts.language }).title
}
