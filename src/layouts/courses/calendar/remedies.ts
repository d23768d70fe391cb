import type { ConflictCode } from '#shared/contract/trainingSessions.ts'
import { msg } from '#shared/i18n/message.ts'

/** The action that ends a conflict: its label, a source string, and its place below the page of the session. */
export interface Remedy {
  label: string
  path: '' | '/edit'
}

const remedies: Readonly<Record<ConflictCode, Remedy>> = {
  no_instructor: { label: msg('Find an instructor'), path: '' },
  double_booked: { label: msg('Change the time'), path: '/edit' },
  time_off: { label: msg('Find an instructor'), path: '' },
  room_taken: { label: msg('Change the room'), path: '/edit' },
  over_capacity: { label: msg('Change the room'), path: '/edit' },
  outside_hours: { label: msg('Change the time'), path: '/edit' },
  external_busy: { label: msg('Change the time'), path: '/edit' },
  unconfirmed: { label: msg('Ask again'), path: '' },
  short_gap: { label: msg('Change the time'), path: '/edit' },
}

export function remedyOf(code: ConflictCode): Remedy {
  return remedies[code]
}
