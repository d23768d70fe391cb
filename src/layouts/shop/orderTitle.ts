import type { Order } from '#shared/contract/orders.ts'
import type { Translate } from '#shared/i18n/message.ts'

/** The title of an order: its first product, and the number of others. */
export function orderTitle({ lines }: Order, t: Translate): string {
  const title = lines[0]?.title ?? ''
  return lines.length > 1 ? t('{{title}} and {{count}} more', { title, count: lines.length - 1 }) : title
}
