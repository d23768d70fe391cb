import type { Generated } from 'kysely'
import type { DeliveryState } from '#shared/contract/mailDeliveries.ts'

/** The log of sent mails, the site's own texts of mails, and the secrets of the links that end a kind of mail. */
export interface MailsSchema {
  mail_deliveries: MailDeliveriesTable
  mail_stops: { uid: number; secret: string }
  mail_templates: MailTemplatesTable
  account_mails: AccountMailsTable
}

/** The site's own texts of a kind of mail in one language, or of the signature. */
export interface MailTemplatesTable {
  type: string
  langcode: string
  /** JSON: the texts by their names. */
  texts: string
  revision: number
  changed: string | null
  changed_by: number | null
}

/** A mail about an account that could not be sent yet. */
export interface AccountMailsTable {
  id: Generated<number>
  uid: number
  type: string
  /** JSON: the facts of the mail; never the secret of a link. */
  details: string
  mail_due: string | null
  mail_tries: Generated<number>
  /** The time after which the mail is useless. */
  expires: string
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
  /** The table and the row from which the mail can be written again; `null` if it cannot. */
  source: 'notices' | 'order_mails' | 'account_mails' | null
  source_id: number | null
}
