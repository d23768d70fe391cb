import type { TimeOffReason } from '../contract/availability.ts'
import { msg } from '../i18n/message.ts'

/** The reasons of time off; the words are source strings. */
export const reasonWords: Record<TimeOffReason, string> = {
  vacation: msg('Vacation'),
  sick: msg('Sick leave'),
  travel: msg('Travel'),
  public_holiday: msg('Public holiday'),
  other: msg('Other reason'),
}

/** The reasons in the order of the choices; an island must not load the schemas for them. */
export const reasonNames: readonly TimeOffReason[] = ['vacation', 'sick', 'travel', 'public_holiday', 'other']
