import type { Outbox } from '../mail/sendMails.ts'
import { noticeMails } from '../notices/noticeMails.ts'
import { orderMails } from '../shop/orders/mails.ts'

/** Everything that is mailed once it is committed. Another reason to mail is one more member here. */
export const outboxes: readonly Outbox[] = [noticeMails, orderMails]
