import type { Generated } from 'kysely'
import type { DeliveryState } from '#shared/contract/mailDeliveries.ts'

/** The log of sent mails, and the secrets of the links that end a kind of mail. */
export interface MailsSchema {
  mail_deliveries: MailDeliveriesTable
  mail_stops: { uid: number; secret: string }
}

export interface MailDeliveriesTable {
  id: Generated<number>
  /** The last attempt. */
  at: string
  uid: number | null
  /** The address of a mail that does not go to a user. */
  address: string | null
  /** The kind of notice, or of mail about an account or an order. */
  type: string
  language: string
  state: DeliveryState
  tries: number
  /** The error of the mail server or of the disk, without addresses. */
  error: Generated<string>
  /** The table and the row from which the mail can be written again; a mail with a link that works once has none. */
  source: 'notices' | 'order_mails' | null
  source_id: number | null
}
