import { dueAccountMails } from '../accounts/accountMails/dueAccountMails.ts'
import { noticeInvitation } from '../availability/feeds/published/noticeInvitation.ts'
import type { Outbox } from '../mail/sendMails.ts'
import { noticeMails } from '../notices/noticeMails.ts'
import { orderMails } from '../shop/orders/mails.ts'

/** All outboxes of mails. A new reason to send mails is one more member here. */
export const outboxes: readonly Outbox[] = [dueAccountMails, noticeMails(noticeInvitation), orderMails]
