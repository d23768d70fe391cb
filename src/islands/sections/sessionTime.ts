import type { TrainingType } from '#shared/contract/trainings.ts'
import type { ViewContext } from './view.ts'

/** When a live date is: what takes place in a room by the room's clock, what is online by the reader's. */
export function sessionTime(
  { type, starts }: { type: TrainingType; starts: string },
  { t, format, roomFormat, hasOwnTime }: Pick<ViewContext, 't' | 'format' | 'roomFormat' | 'hasOwnTime'>,
): { day: string; date: string; time: string } {
  const isInRoom = type === 'session'
  const by = isInRoom ? roomFormat : format
  const time = by.time(starts)
  return {
    // A narrow card does not break it.
    day: by.date(starts, 'day_month').replaceAll(' ', '\u00a0'),
    date: by.date(starts),
    time: !isInRoom && hasOwnTime ? t('{{time}} your time', { time }) : `${time} ${by.zone(starts)}`,
  }
}
