import type { AuditAction } from '#shared/contract/audit.ts'
import type { SessionAction } from '#shared/contract/trainingSessions.ts'
import { noteChange } from '../../audit/noteChange.ts'
import type { Tx } from '../../db/database.ts'
import type { SavedSession } from './savedSessions.ts'

interface SessionNote {
  by: number
  /** Missing for a new session. */
  before?: SavedSession
  after: SavedSession
  action: SessionAction | 'create' | undefined
}

const actions: Partial<Record<SessionAction | 'create', AuditAction>> = {
  create: 'created',
  schedule: 'published',
  cancel: 'cancelled',
  restore: 'restored',
}

/** Notes a change of a training session by a course administrator in the audit log. */
export async function noteSession(tx: Tx, { by, before, after, action }: SessionNote, now: Date): Promise<void> {
  const subject = { type: 'training_session', id: after.id, label: after.title } as const
  const states = { before: before && notedFields(before), after: notedFields(after) }
  await noteChange(tx, { actor: by, action: (action && actions[action]) ?? 'changed', subject, ...states }, now)
}

function notedFields({ training, title, time_zone, from, until, room, capacity, status, instructors }: SavedSession) {
  return { training, title, time_zone, from, until, room, capacity, status, instructors }
}
