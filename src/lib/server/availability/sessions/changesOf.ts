import type { SessionFieldChange } from '#shared/contract/sessionHistory.ts'
import type { InstructorState } from '#shared/contract/trainingSessions.ts'
import type { SavedSession } from './savedSessions.ts'

const fields = ['training', 'title', 'time_zone', 'from', 'until', 'room', 'capacity', 'status'] as const
const answers = ['requested', 'confirmed', 'declined'] as const satisfies readonly InstructorState[]

/** RFC 5545: the changes for which `SEQUENCE` grows. */
const mattering: ReadonlySet<string> = new Set(['time_zone', 'from', 'until', 'room', 'status', 'instructors'])

/** The differences between two states of a session. Instructors are compared as lists, in all and by their state. */
export function changesOf(before: SavedSession, after: SavedSession): SessionFieldChange[] {
  return [
    ...fields.map((field) => ({ field, before: before[field], after: after[field] })),
    { field: 'instructors', before: uidsOf(before), after: uidsOf(after) },
    ...answers.map((state) => ({ field: state, before: uidsOf(before, state), after: uidsOf(after, state) })),
  ].filter((change) => String(change.before) !== String(change.after))
}

/** Whether time, place, instructors or status change: calendars and people must know. */
export function matters(changes: readonly SessionFieldChange[]): boolean {
  return changes.some(({ field }) => mattering.has(field))
}

function uidsOf({ instructors }: SavedSession, state?: InstructorState): number[] {
  return instructors.filter((person) => state === undefined || person.state === state).map(({ uid }) => uid)
}
