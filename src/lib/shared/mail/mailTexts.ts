/** The texts of a mail that a site can have its own of, in their order. */
export const mailTextNames = ['subject', 'opening', 'closing'] as const
export type MailTextName = (typeof mailTextNames)[number]

/** The mark of the signature beside the kinds of mails: it is under each of them. */
export const SIGNATURE = 'signature'

/** The placeholders of a kind of mail. */
export function mailPlaceholders(type: string): readonly string[] {
  if (type === SIGNATURE) return ['site']
  return counted.has(type) ? ['site', 'name', 'count'] : ['site', 'name']
}

/** The placeholders without which a text of a mail would lack a fact that nothing else in it says. */
export function neededPlaceholders(type: string, name: MailTextName | typeof SIGNATURE): readonly string[] {
  return needed[`${type}.${name}`] ?? []
}

/** The days of an invitation, and the points of an order. */
const counted = new Set(['invitation', 'order_waiting'])

const needed: Readonly<Record<string, readonly string[]>> = {
  'invitation.closing': ['count'],
  'order_waiting.opening': ['name', 'count'],
}
