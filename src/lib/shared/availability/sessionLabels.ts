import type { SessionEvent } from '../contract/sessionHistory.ts'
import type {
  ConflictCode,
  ConflictSeverity,
  InstructorState,
  TrainingSessionStatus,
} from '../contract/trainingSessions.ts'
import { msg } from '../i18n/message.ts'
import type { IconName } from '../theme/icons.ts'

/** The names of the states of a session. All labels here are source strings. */
export const sessionStatusLabels: Record<TrainingSessionStatus, string> = {
  draft: msg('Draft'),
  scheduled: msg('Scheduled'),
  cancelled: msg('Cancelled'),
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
  change: msg('Changed'),
  schedule: msg('Scheduled'),
  cancel: msg('Cancelled'),
  restore: msg('Restored'),
  request: msg('Instructors asked'),
  confirm: msg('Instructors confirmed'),
  accept: msg('Request accepted'),
  decline: msg('Request declined'),
  attendance: msg('Attendance recorded'),
}
