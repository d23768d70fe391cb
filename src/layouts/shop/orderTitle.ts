import type { Order } from '#shared/contract/shop.ts'
import type { Translate } from '#shared/i18n/message.ts'

/** What was bought, in one line: the first thing, and how many more. */
export function orderTitle({ lines }: Order, t: Translate): string {
  const title = lines[0]?.title ?? ''
  return lines.length > 1 ? t('{{title}} and {{count}} more', { title, count: lines.length - 1 }) : title
}
