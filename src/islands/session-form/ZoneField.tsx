import { type UseFormReturn, useWatch } from 'react-hook-form'
import { fromWallTime, toWallTime } from '#shared/i18n/wallTime.ts'
import { zoneName } from '#shared/i18n/zoneName.ts'
import { FormField, useFormField } from '../forms/fields/FormFields.tsx'
import { Select } from '../forms/fields/Select.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import type { SessionValues } from './values.ts'

interface ZoneFieldProps {
  form: UseFormReturn<SessionValues, unknown, SessionValues>
  timeZones: readonly string[]
}

/** The time zone of a session. In another zone, the clock keeps the times that the user has typed. */
export function ZoneField({ form, timeZones }: ZoneFieldProps) {
  const { t, dir, nonce, lang } = useFrame()
  const { id, field, error } = useFormField({ control: form.control, name: 'time_zone', label: t('Time zone') })
  const chosen = useWatch({ control: form.control, name: 'time_zone' })

  function choose(zone: string): void {
    const before = form.getValues('time_zone')
    for (const name of ['from', 'until'] as const) {
      const at = form.getValues(name)
      if (at) form.setValue(name, fromWallTime(toWallTime(at, before), zone), { shouldDirty: true })
    }
    field.onChange(zone)
  }

  return (
    <FormField
      part={{
        control: form.control,
        name: 'time_zone',
        label: t('Time zone'),
        required: true,
        hint: zoneName(chosen, lang),
      }}
      id={id}
      error={error}
      control={(control) => (
        <Select
          {...control}
          dir={dir}
          nonce={nonce}
          t={t}
          choices={timeZones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          value={chosen}
          onChange={(zone) => typeof zone === 'string' && choose(zone)}
        />
      )}
    />
  )
}
