import type { Schedule } from '../contract/schedules.ts'

/** The actions on a schedule beside the form. */
export const scheduleSteps = ['use', 'default', 'archive', 'delete'] as const
export type ScheduleStep = (typeof scheduleSteps)[number]

/** The step in a form or an address; `undefined` for other text. */
export function readScheduleStep(text: string | undefined): ScheduleStep | undefined {
  return scheduleSteps.find((step) => step === text)
}

/**
 * The actions that a schedule allows now. The default stays in use. Whether a schedule was ever used is known only when
 * it is deleted: one that still has points or rules is archived instead.
 */
export function allowedSteps({ status, is_default, held, named_by }: Schedule): ScheduleStep[] {
  if (is_default) return []
  const isNeeded = held.lots > 0 || named_by.length > 0
  const steps: Record<ScheduleStep, boolean> = {
    use: status !== 'active',
    default: status === 'active',
    archive: status === 'active',
    delete: !isNeeded && status !== 'archived',
  }
  return scheduleSteps.filter((step) => steps[step])
}
