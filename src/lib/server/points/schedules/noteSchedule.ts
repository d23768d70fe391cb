import type { AuditAction } from '#shared/contract/audit.ts'
import { noteChange } from '../../audit/noteChange.ts'
import type { Tx } from '../../db/database.ts'
import type { SavedSchedule } from './readSchedules.ts'

interface ScheduleNote {
  by: number | null
  /** Missing for a new schedule. */
  before?: SavedSchedule
  /** Missing for a deleted one. */
  after?: SavedSchedule
}

/** Notes a change of an expiry schedule in the audit log. */
export async function noteSchedule(tx: Tx, { by, before, after }: ScheduleNote, now: Date): Promise<void> {
  const schedule = after ?? before
  if (!schedule) return
  const subject = { type: 'expiry_schedule', id: schedule.id, label: schedule.name } as const
  const action = actionOf(before, after)
  await noteChange(tx, { actor: by, action, subject, before: notedFields(before), after: notedFields(after) }, now)
}

function actionOf(before: SavedSchedule | undefined, after: SavedSchedule | undefined): AuditAction {
  if (!before) return 'created'
  if (!after) return 'removed'
  if (before.status === after.status) return 'changed'
  return after.status === 'active' ? 'activated' : 'archived'
}

function notedFields(schedule: SavedSchedule | undefined) {
  if (!schedule) return undefined
  const { name, description, status, is_default, terms } = schedule
  return { name, description, status, is_default, terms }
}
