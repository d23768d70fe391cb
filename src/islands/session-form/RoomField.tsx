import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { Room } from '#shared/contract/rooms.ts'
import { FormField, useFormField } from '../forms/fields/FormFields.tsx'
import { Select } from '../forms/fields/Select.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import type { SessionValues } from './values.ts'

interface RoomFieldProps {
  form: UseFormReturn<SessionValues, unknown, SessionValues>
  rooms: readonly Room[]
}

/** Stands for no room in the list, because a list cannot offer `null`. */
const NONE = 0

/** The room of a session. Its seats are proposed as the places while the user has not chosen a number. */
export function RoomField({ form, rooms }: RoomFieldProps) {
  const { t, dir, nonce } = useFrame()
  const part = { control: form.control, name: 'room', label: t('Room') } as const
  const { id, field, error } = useFormField(part)
  const chosen = useWatch({ control: form.control, name: 'room' })
  const seatsOf = (room: number | null) => rooms.find((one) => one.id === room)?.seats ?? null

  function choose(room: number | null): void {
    const { room: before, capacity } = form.getValues()
    field.onChange(room)
    if (capacity === null || capacity === seatsOf(before)) {
      form.setValue('capacity', seatsOf(room), { shouldDirty: true })
    }
  }

  return (
    <FormField
      part={part}
      id={id}
      error={error}
      control={(control) => (
        <Select
          {...control}
          dir={dir}
          nonce={nonce}
          t={t}
          choices={[
            { value: NONE, label: t('Without a room') },
            ...rooms.map((room) => ({ value: room.id, label: labelOf(room) })),
          ]}
          value={chosen ?? NONE}
          onChange={(room) => choose(typeof room === 'number' && room !== NONE ? room : null)}
        />
      )}
    />
  )

  function labelOf({ name, place, seats }: Room): string {
    const size = seats === null ? '' : t('{{count}} seats', { count: seats })
    return [name, place, size].filter(Boolean).join(' · ')
  }
}
