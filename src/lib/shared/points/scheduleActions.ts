import type { Schedule } from '../contract/schedules.ts'

/** The actions on a schedule beside the form. */
export const scheduleActions = ['use', 'default', 'archive', 'delete'] as const
export type ScheduleAction = (typeof scheduleActions)[number]

/** The action in a form or an address; `undefined` for other text. */
export function readScheduleAction(text: string | undefined): ScheduleAction | undefined {
  return scheduleActions.find((action) => action === text)
}

/**
 * The actions that a schedule allows now. The default stays in use. Whether a schedule was ever used is known only when
 * it is deleted: one that still has points or rules is archived instead.
 */
export function allowedActions({ status, is_default, held, named_by }: Schedule): ScheduleAction[] {
  if (is_default) return []
  const isNeeded = held.lots > 0 || named_by.length > 0
  const actions: Record<ScheduleAction, boolean> = {
    use: status !== 'active',
    default: status === 'active',
    archive: status === 'active',
    delete: !isNeeded && status !== 'archived',
  }
  return scheduleActions.filter((action) => actions[action])
}
