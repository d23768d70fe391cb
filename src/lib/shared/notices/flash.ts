import { msg } from '../i18n/message.ts'

export const noticeTypes = ['success', 'warning', 'error', 'info'] as const
export type NoticeType = (typeof noticeTypes)[number]

/** Something the site tells a person once; the message is in the reader's language. */
export interface Notice {
  type: NoticeType
  message: string
  /** Where it leads; the label is in the reader's language too. */
  link?: { label: string; href: string } | undefined
}

/** The notice of every failure that has none of its own (specification, section 8). */
export const somethingWrong = { type: 'error', message: msg('Something went wrong, please try again.') } as const

/**
 * What a page says after a form was sent: the redirect carries `?notice=code`, so that reloading sends nothing
 * again and nobody can put words of their own on the site. The messages are source strings.
 */
export const noticeCodes = {
  enrolled: { type: 'success', message: msg('You are enrolled.') },
  withdrawn: { type: 'info', message: msg('You have withdrawn from this training.') },
  completed: { type: 'success', message: msg('Well done. You have completed this training.') },
  'profile-saved': { type: 'success', message: msg('Your profile has been saved.') },
  'mail-pending': {
    type: 'info',
    message: msg('Open the link that we sent to the new email address. Until then, the old one stays in use.'),
  },
  'mail-changed': { type: 'success', message: msg('Your email address has been changed.') },
  'mail-kept': { type: 'info', message: msg('The old email address stays.') },
  'password-changed': { type: 'success', message: msg('Your password has been changed. You can log in with it now.') },
  'notices-read': { type: 'success', message: msg('Marked as read.') },
  'signed-out': { type: 'info', message: msg('You are logged out.') },
  'board-joined': { type: 'success', message: msg('You are on the leaderboard now.') },
  'board-left': { type: 'info', message: msg('You’ve left the leaderboard.') },
  saved: { type: 'success', message: msg('Your changes have been saved.') },
  'goal-set': { type: 'success', message: msg('This is now your goal.') },
  'goal-gone': { type: 'info', message: msg('No longer your goal.') },
  'wish-set': { type: 'success', message: msg('We’ll let you know when it’s back.') },
  'wish-gone': { type: 'info', message: msg('Reminder removed.') },
  'order-cancelled': { type: 'success', message: msg('The order is cancelled, and your points are back.') },
  failed: somethingWrong,
} as const satisfies Record<string, Notice>

export type NoticeCode = keyof typeof noticeCodes

/** The notice of a code that stands in an address; `undefined` for a code that the site does not know. */
export function noticeOf(code: string | null): Notice | undefined {
  return code !== null && Object.hasOwn(noticeCodes, code) ? noticeCodes[code as NoticeCode] : undefined
}

/** A path of this site with a notice added to its query, to redirect to after a form was sent. */
export function withNotice(path: string, code: NoticeCode): string {
  const url = new URL(path, 'http://site.invalid')
  url.searchParams.set('notice', code)
  return url.pathname + url.search + url.hash
}
