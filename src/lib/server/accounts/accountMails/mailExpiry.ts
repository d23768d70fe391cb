import { type AccountMail, accountMails } from '#shared/mail/mailTypes.ts'
import { DAY_MS } from '#shared/time.ts'
import { INVITATION_DAYS, LINK_MS } from '../linkLife.ts'

/** How long a mail about an account is of use, and whether it has a link with a secret. */
interface MailLife {
  ms: number
  hasLink: boolean
}

const news: MailLife = { ms: 3 * DAY_MS, hasLink: false }
const passwordLink: MailLife = { ms: LINK_MS, hasLink: true }

/** Each mail about an account: until its link expires, or until its news is old. */
const lives: Record<AccountMail, MailLife> = {
  welcome: passwordLink,
  invitation: { ms: INVITATION_DAYS * DAY_MS, hasLink: true },
  password_link: passwordLink,
  password_changed: news,
  security_changed: news,
  mail_confirm: { ms: LINK_MS, hasLink: true },
  mail_in_use: news,
  mail_changed: news,
}

/** The mails about an account with a link that has a secret. */
export const linkMails = accountMails.filter((type) => lives[type].hasLink)

/** The time after which a mail about an account is not tried any more. */
export function expiryOfMail(type: AccountMail, now: Date): Date {
  return new Date(now.getTime() + lives[type].ms)
}
