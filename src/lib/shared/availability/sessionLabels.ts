import type { SessionEvent } from '../contract/sessionHistory.ts'
import type {
  ConflictCode,
  ConflictSeverity,
  InstructorState,
  TrainingSessionStatus,
} from '../contract/trainingSessions.ts'
import { msg } from '../i18n/message.ts'
import type { IconName } from '../theme/icons.ts'

/**
 * The names of the states of a session. All labels here are source strings; in some languages a session is feminine, so
 * these words are others than those of a product or an order.
 */
export const sessionStatusLabels: Record<TrainingSessionStatus, string> = {
  draft: msg('Draft'),
  scheduled: msg('Scheduled (session)'),
  cancelled: msg('Cancelled (session)'),
}

export const instructorStateLabels: Record<InstructorState, string> = {
  provisional: msg('Not asked yet'),
  requested: msg('Asked'),
  confirmed: msg('Confirmed'),
  declined: msg('Declined'),
}

/** Each conflict in a few words; its text says more. */
export const conflictLabels: Record<ConflictCode, string> = {
  no_instructor: msg('No instructor'),
  double_booked: msg('Booked twice'),
  time_off: msg('Away'),
  room_taken: msg('Room taken'),
  over_capacity: msg('Too few places'),
  outside_hours: msg('Outside hours'),
  external_busy: msg('Busy elsewhere'),
  unconfirmed: msg('Not confirmed'),
  short_gap: msg('Short pause'),
}

/** Each severity has a shape of its own. */
export const severityIcons: Record<ConflictSeverity, IconName> = {
  error: 'error',
  warning: 'warning',
  info: 'info',
}

export const sessionEventLabels: Record<SessionEvent, string> = {
  create: msg('Created'),
  change: msg('Changed (session)'),
  schedule: msg('Scheduled (session)'),
  cancel: msg('Cancelled (session)'),
  restore: msg('Restored'),
  request: msg('Instructors asked'),
  confirm: msg('Instructors confirmed'),
  accept: msg('Request accepted'),
  decline: msg('Request declined'),
  attendance: msg('Attendance recorded'),
}
