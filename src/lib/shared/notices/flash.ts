import { msg } from '../i18n/message.ts'

export const flashTypes = ['success', 'warning', 'error', 'info'] as const
export type FlashType = (typeof flashTypes)[number]

/** A message that a page shows once, in the reader's language. */
export interface FlashNotice {
  type: FlashType
  message: string
  /** A link, with its label in the reader's language. */
  link?: { label: string; href: string } | undefined
}

/** The notice of every failure without a message of its own (specification, section 8). */
export const somethingWrong = { type: 'error', message: msg('Something went wrong, please try again.') } as const

/**
 * The notices after a form was sent. The redirect carries `?notice=code`: reloading sends nothing again, and a link
 * cannot show foreign text on the site. The messages are source strings.
 */
export const noticeCodes = {
  enrolled: { type: 'success', message: msg('You are enrolled.') },
  withdrawn: { type: 'info', message: msg('You have withdrawn from this training.') },
  completed: { type: 'success', message: msg('Well done. You have completed this training.') },
  confirmed: { type: 'success', message: msg('You have confirmed that it is you.') },
  'profile-saved': { type: 'success', message: msg('Your profile has been saved.') },
  'mail-pending': {
    type: 'info',
    message: msg('Open the link that we sent to the new email address. Until then, the old one stays in use.'),
  },
  'mail-changed': { type: 'success', message: msg('Your email address has been changed.') },
  'mail-kept': { type: 'info', message: msg('The old email address stays.') },
  'password-changed': { type: 'success', message: msg('Your password has been changed. You can log in with it now.') },
  'password-chosen': { type: 'success', message: msg('Your password has been saved. You can log in with it now.') },
  'notices-read': { type: 'success', message: msg('Marked as read.') },
  'signed-out': { type: 'info', message: msg('You are logged out.') },
  'session-ended': { type: 'success', message: msg('The browser is logged out.') },
  'sessions-ended': { type: 'success', message: msg('You are logged out everywhere else.') },
  'factor-off': { type: 'warning', message: msg('Your second factor is off. Your password alone opens your account.') },
  'passkey-added': { type: 'success', message: msg('The passkey is added. You can log in with it from now on.') },
  'passkey-removed': {
    type: 'success',
    message: msg('The passkey is removed here. You can delete it on your device too.'),
  },
  'sso-connected': { type: 'success', message: msg('Your account is connected. You can log in with it from now on.') },
  'sso-removed': { type: 'success', message: msg('The connection is removed.') },
  'board-joined': { type: 'success', message: msg('You are on the leaderboard now.') },
  'board-left': { type: 'info', message: msg('You’ve left the leaderboard.') },
  'organizations-merged': { type: 'success', message: msg('The organisations have been merged.') },
  'terms-merged': { type: 'success', message: msg('The terms have been merged.') },
  deleted: { type: 'success', message: msg('It has been deleted.') },
  'mail-again': { type: 'success', message: msg('The email goes out within a minute.') },
  'mail-sent': { type: 'success', message: msg('The email is on its way to you.') },
  saved: { type: 'success', message: msg('Your changes have been saved.') },
  'text-saved': { type: 'success', message: msg('The text has been saved. It shows on the next page.') },
  'texts-imported': { type: 'success', message: msg('The texts have been imported.') },
  'goal-set': { type: 'success', message: msg('This is now your goal.') },
  'goal-gone': { type: 'info', message: msg('No longer your goal.') },
  'goal-reached': { type: 'success', message: msg('You have reached your goal. You can choose a new one.') },
  'wish-set': { type: 'success', message: msg('We’ll let you know when it’s back.') },
  'wish-gone': { type: 'info', message: msg('Reminder removed.') },
  'order-cancelled': { type: 'success', message: msg('The order is cancelled, and your points are back.') },
  'adjustments-booked': {
    type: 'success',
    message: msg('The adjustments are booked. Each person can read the reason in their wallet.'),
  },
  'appearance-restored': { type: 'success', message: msg('The look is published again.') },
  'brand-removed': { type: 'info', message: msg('The brand is removed. The brand of the site is shown instead.') },
  'steps-hidden': { type: 'info', message: msg('The first steps come back tomorrow.') },
  'storefront-on': { type: 'success', message: msg('The storefront is on.') },
  'storefront-off': { type: 'info', message: msg('The storefront is off. Nobody sees its sections.') },
  'schedule-created': { type: 'success', message: msg('The schedule has been created.') },
  'schedule-default': { type: 'success', message: msg('This is now the default schedule.') },
  'schedule-active': { type: 'success', message: msg('The schedule is in use.') },
  'schedule-archived': { type: 'success', message: msg('The schedule is archived. Points keep their last day.') },
  'schedule-deleted': { type: 'success', message: msg('The schedule has been deleted.') },
  'session-created': {
    type: 'success',
    message: msg('The session has been created as a draft. Ask the instructors, then schedule it.'),
  },
  'room-deleted': { type: 'success', message: msg('The room has been deleted.') },
  'room-kept': { type: 'info', message: msg('The room has sessions. It stays, and can no longer be chosen.') },
  'session-booked': { type: 'success', message: msg('Your place is booked.') },
  'session-waiting': { type: 'success', message: msg('You are on the waiting list.') },
  'session-cancelled': { type: 'info', message: msg('You no longer take part in this session.') },
  'person-created': { type: 'success', message: msg('The account has been created.') },
  'person-invited': { type: 'success', message: msg('The invitation has been sent.') },
  'person-blocked': { type: 'info', message: msg('This person is blocked and logged out everywhere.') },
  'person-unblocked': { type: 'success', message: msg('This person can log in again.') },
  'person-signed-out': { type: 'success', message: msg('This person is logged out everywhere.') },
  'person-erased': { type: 'success', message: msg('The person has been erased.') },
  failed: somethingWrong,
} as const satisfies Record<string, FlashNotice>

export type NoticeCode = keyof typeof noticeCodes

/** The notice of a code in an address; `undefined` for an unknown code. */
export function noticeOf(code: string | null): FlashNotice | undefined {
  return code !== null && Object.hasOwn(noticeCodes, code) ? noticeCodes[code as NoticeCode] : undefined
}

/** Adds a notice to the query of a path, for a redirect after a form was sent. */
export function withNotice(path: string, code: NoticeCode): string {
  const url = new URL(path, 'http://site.invalid')
  url.searchParams.set('notice', code)
  return url.pathname + url.search + url.hash
}

/** The path with the notice of the page that redirects to it, if there is one. */
export function keepingNotice(path: string, { searchParams }: URL): string {
  const code = searchParams.get('notice')
  return noticeOf(code) ? withNotice(path, code as NoticeCode) : path
}
