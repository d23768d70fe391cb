import type { MailType } from '#shared/mail/mailTypes.ts'
import { DAY_MS } from '#shared/time.ts'
import { INVITATION_DAYS, LINK_MS } from '../linkLife.ts'

/** The mails about an account with a link that has a secret. */
export const linkMails = ['password_link', 'invitation', 'mail_confirm'] as const

const NEWS_DAYS = 3

/** The time after which a mail about an account is not tried any more: its link has expired, or its news is old. */
export function expiryOfMail(type: MailType, now: Date): Date {
  const lasts = type === 'password_link' || type === 'mail_confirm' ? LINK_MS : daysOf(type) * DAY_MS
  return new Date(now.getTime() + lasts)
}

function daysOf(type: MailType): number {
  return type === 'invitation' ? INVITATION_DAYS : NEWS_DAYS
}
