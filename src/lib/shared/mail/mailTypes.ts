import { msg } from '../i18n/message.ts'
import { type NoticeType, noticeKinds } from '../notices/kinds.ts'

/** The mails that are not about a notice, with their labels. */
const otherMails = {
  welcome: msg('Welcome, with the link for the first password'),
  invitation: msg('Invitation of an administrator'),
  password_link: msg('Link for a new password'),
  password_changed: msg('The password has been changed'),
  security_changed: msg('The security of the account has changed'),
  mail_confirm: msg('Link that confirms an email address'),
  mail_in_use: msg('Someone typed an address that is in use'),
  mail_changed: msg('The email address has been changed'),
  order_waiting: msg('To the team: an order is waiting'),
} as const

/** The kinds of mails. */
export type MailType = keyof typeof otherMails | NoticeType

/** The mails about an account. */
export const accountMails = [
  'welcome',
  'invitation',
  'password_link',
  'password_changed',
  'security_changed',
  'mail_confirm',
  'mail_in_use',
  'mail_changed',
] as const
export type AccountMail = (typeof accountMails)[number]

/** Whether a kind of mail is about an account. */
export function isAccountMail(type: string): type is AccountMail {
  return accountMails.some((mail) => mail === type)
}

/** The kinds of notices that are mailed. */
export const mailedNotices = (Object.keys(noticeKinds) as NoticeType[]).filter((type) => noticeKinds[type].mail)

/** The label of a kind of mail, a source string; the name itself if this version of the site does not know the kind. */
export function mailLabel(type: string): string {
  if (Object.hasOwn(otherMails, type)) return otherMails[type as keyof typeof otherMails]
  return Object.hasOwn(noticeKinds, type) ? noticeKinds[type as NoticeType].label : type
}
