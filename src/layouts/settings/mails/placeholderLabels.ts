import { msg } from '#shared/i18n/message.ts'

/** The meanings of the placeholders of a mail; source strings. */
export function placeholderLabels(type: string): Readonly<Record<string, string>> {
  const isOrder = type === 'order_waiting'
  return {
    site: msg('The name of the site'),
    name: isOrder ? msg('The name of the buyer') : msg('The name of the recipient'),
    count: isOrder ? msg('The points of the order') : msg('The days in which the link works'),
  }
}
