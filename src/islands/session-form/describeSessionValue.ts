import type { UseFormReturn } from 'react-hook-form'
import type { SelectChoice } from '#client/queries/choices.ts'
import type { Room } from '#shared/contract/rooms.ts'
import { toWallTime } from '#shared/i18n/wallTime.ts'
import type { Frame } from '../forms/frame/SettingsFrame.tsx'
import type { SessionValues } from './values.ts'

interface Surrounding {
  rooms: readonly Room[]
  known: { trainings: readonly SelectChoice[]; people: readonly SelectChoice[] }
  frame: Frame
  form: UseFormReturn<SessionValues, unknown, SessionValues>
}

/** A value of a session in words, for a comparison; `undefined`: the standard words. */
export function describeSessionValue(name: string, value: unknown, { rooms, known, frame, form }: Surrounding) {
  const { t } = frame
  const labelOf = (choices: readonly SelectChoice[], id: unknown) =>
    choices.find((choice) => choice.value === id)?.label
  if (name === 'room') return value === null ? t('Without a room') : rooms.find(({ id }) => id === value)?.name
  if (name === 'capacity' && value === null) return t('No limit')
  if (name === 'training') return labelOf(known.trainings, value) ?? t('Training {{number}}', { number: String(value) })
  if ((name === 'from' || name === 'until') && typeof value === 'string') {
    return toWallTime(value, form.getValues('time_zone')).replace('T', ' ')
  }
  if (name === 'instructors' && Array.isArray(value) && value.length > 0) {
    return value
      .map(({ uid }) => labelOf(known.people, uid) ?? t('Person {{number}}', { number: String(uid) }))
      .join(', ')
  }
  return undefined
}
