import { type UseFormReturn, useWatch } from 'react-hook-form'
import { fromInstant, toInstant } from '#shared/instant.ts'
import { HOUR_MS } from '#shared/time.ts'
import { DateTimeControl } from '../forms/fields/DateTimeControl.tsx'
import { useFormField } from '../forms/fields/FormFields.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import type { SessionValues } from './values.ts'

interface BeginningFieldProps {
  form: UseFormReturn<SessionValues, unknown, SessionValues>
  /** IANA name. */
  zone: string
}

/** The beginning of a session. The end moves with it; the first one is proposed an hour later. */
export function BeginningField({ form, zone }: BeginningFieldProps) {
  const { t } = useFrame()
  const part = { control: form.control, name: 'from', label: t('Beginning'), required: true } as const
  const { id, field, error } = useFormField(part)
  const value = useWatch({ control: form.control, name: 'from' })
  return (
    <DateTimeControl
      {...part}
      {...field}
      id={id}
      error={error}
      zone={zone}
      zoneShown={false}
      value={value}
      onChange={(from) => {
        const until = endFor(from, form.getValues())
        field.onChange(from)
        if (until !== form.getValues('until')) form.setValue('until', until, { shouldDirty: true })
      }}
    />
  )
}

/** The end for a new beginning: as much later as before. */
function endFor(next: string | null, { from, until }: Pick<SessionValues, 'from' | 'until'>): string | null {
  if (next === null) return until
  const at = fromInstant(next).getTime()
  if (until === null) return toInstant(new Date(at + HOUR_MS))
  if (from === null || until <= from) return until
  return toInstant(new Date(at + fromInstant(until).getTime() - fromInstant(from).getTime()))
}
