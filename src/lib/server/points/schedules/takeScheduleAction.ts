import type { NoticeCode } from '#shared/notices/flash.ts'
import type { ScheduleAction } from '#shared/points/scheduleActions.ts'
import type { Change } from '../../audit/change.ts'
import type { Database } from '../../db/database.ts'
import { savedSchedule } from './readSchedules.ts'
import { removeSchedule } from './removeSchedule.ts'
import { changeSchedule } from './saveSchedule.ts'

/**
 * Takes an action on a schedule that a form sent. Returns the notice for the user; `undefined` for no action.
 * @throws Refusal 404; 409 `default` if the default would become inactive
 */
export async function takeScheduleAction(
  db: Database,
  id: number,
  action: ScheduleAction | undefined,
  { by, now }: Change,
): Promise<NoticeCode | undefined> {
  const { revision } = await savedSchedule(db.reader, id)
  switch (action) {
    case 'use':
      await changeSchedule(db, id, { revision, status: 'active' }, { by, now })
      return 'schedule-active'
    case 'default':
      await changeSchedule(db, id, { revision, is_default: true }, { by, now })
      return 'schedule-default'
    case 'archive':
      await changeSchedule(db, id, { revision, status: 'archived' }, { by, now })
      return 'schedule-archived'
    case 'delete':
      return (await removeSchedule(db, id, { by, now })) === null ? 'schedule-deleted' : 'schedule-archived'
    case undefined:
      return undefined
  }
}
