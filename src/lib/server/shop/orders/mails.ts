import { readerText } from '#shared/i18n/readerText.ts'
import { toInstant } from '#shared/instant.ts'
import { formatsFor } from '#shared/i18n/format.ts'
import { msg } from '#shared/i18n/message.ts'
import { orderStateTexts } from '#shared/shop/labels.ts'
import { waitsForStaff, type WaitingState } from '#shared/shop/orderTransitions.ts'
import type { Reader, Tx } from '../../db/database.ts'
import type { OrderLineRow, OrderRow } from '../../db/schema/orders.ts'
import type { Letter } from '../../mail/letter.ts'
import type { DueMail } from '../../mail/sendMails.ts'
import type { Site } from '../../site/site.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'
import { textsIn } from '../shelf/texts.ts'

/** Queues a mail about a new order to each address. */
export async function queueOrderMails(
  tx: Tx,
  { id }: Pick<OrderRow, 'id'>,
  addresses: readonly string[],
  now: Date,
): Promise<void> {
  const once = new Map(addresses.map((address) => [address.toLowerCase(), address]))
  if (once.size === 0) return
  const rows = [...once.values()].map((address) => ({ order_id: id, address, mail_due: toInstant(now) }))
  await tx.insertInto('order_mails').values(rows).execute()
}

/** Returns the due mails about orders that wait for the team. */
export async function orderMails(reader: Reader, now: Date, limit: number): Promise<DueMail[]> {
  const due = await dueOrders(reader, now, limit)
  if (due.length === 0) return []
  const orders = [...new Set(due.map(({ order_id }) => order_id))]
  const lines = Map.groupBy(
    await reader.selectFrom('order_lines').selectAll().where('order_id', 'in', orders).orderBy('id').execute(),
    ({ order_id }) => order_id,
  )
  return due.map((order) => ({
    table: 'order_mails',
    rows: [order],
    write: (site, origin) =>
      orderLetter(site, { order, lines: (lines.get(order.order_id) ?? []).map(boughtLine) }, origin),
  }))
}

type DueOrder = Awaited<ReturnType<typeof dueOrders>>[number]

/** A line of an order, with the texts of its product when it was bought. */
type MailedLine = Pick<OrderLineRow, 'quantity'> & Pick<Snapshot, 'texts'>

function boughtLine(line: OrderLineRow): MailedLine {
  return { quantity: line.quantity, texts: readSnapshot(line).texts }
}

function dueOrders(reader: Reader, now: Date, limit: number) {
  return reader
    .selectFrom('order_mails')
    .innerJoin('orders', 'orders.id', 'order_mails.order_id')
    .innerJoin('users', 'users.uid', 'orders.uid')
    .innerJoin('point_entries as purchase', 'purchase.order_id', 'orders.id')
    .select(['order_mails.id', 'order_mails.order_id', 'order_mails.address', 'order_mails.mail_tries'])
    .select(['orders.state', 'orders.total', 'orders.placed_at', 'users.full_name'])
    .select('purchase.id as transaction')
    .where('purchase.kind', '=', 'purchase')
    .where('order_mails.mail_due', '<=', toInstant(now))
    .orderBy('order_mails.mail_due')
    .orderBy('order_mails.id')
    .limit(limit)
    .execute()
}

const subjects: Record<WaitingState, string> = {
  placed: msg('An order is waiting to be prepared'),
  pending_approval: msg('An order is waiting for approval'),
}

/**
 * Writes the mail about an order, in the site's language; `undefined` if the order no longer waits for the team. The
 * checkout answers are left out, because mails can be forwarded.
 */
export function orderLetter(
  { general, translator }: Pick<Site, 'general' | 'translator'>,
  { order, lines }: { order: DueOrder; lines: readonly MailedLine[] },
  origin: string,
): Letter | undefined {
  const { default_language: language, date_time_formats: patterns, timezone: timeZone } = general
  if (!waitsForStaff(order.state)) return undefined
  const t = translator(language)
  const format = formatsFor({ lang: language, timeZone, patterns })
  const site = readerText(general.site_name, { language, siteLanguage: language })
  const titleOf = ({ texts }: MailedLine) => textsIn(texts, { language, siteLanguage: language }).title
  return {
    type: 'order_waiting',
    to: { uid: null, name: '', mail: order.address },
    language,
    subject: t('{{subject}} ({{site}})', {
      subject: t(subjects[order.state]),
      site,
    }),
    opening: [t('{{name}} has ordered this for {{count}} points:', { name: order.full_name, count: order.total })],
    facts: [
      ...lines.map((line) => t('{{quantity}} × {{title}}', { quantity: line.quantity, title: titleOf(line) })),
      t('Order {{number}} of {{date}}: {{state}}', {
        number: String(order.order_id),
        date: format.dateTime(order.placed_at),
        state: t(orderStateTexts[order.state].label),
      }),
      { label: t('See the order'), href: `${origin}/settings/incentives/transactions/${order.transaction}` },
    ],
    closing: [],
    values: { site, name: order.full_name, count: order.total },
  }
}
