import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { fromWallTime, toWallTime } from '#shared/i18n/wallTime.ts'
import { zoneName } from '#shared/i18n/zoneName.ts'
import { FormField, type FormFieldProps, useFormField } from './FormFields.tsx'
import { useFrame } from './SettingsFrame.tsx'

/** A moment: UTC in the value (`yyyy-MM-dd HH:mm:ss`, or `null`), the clock of the site's time zone for the user. */
export function DateTimeField<Values extends FieldValues>({
  zoneShown = true,
  ...props
}: FormFieldProps<Values> & {
  /** `false`: the group of the field names the time zone. */
  zoneShown?: boolean
}) {
  const { t, lang, timeZone } = useFrame()
  const { id, field, error } = useFormField(props)
  const [text, setText] = useState('')
  const value: string | null = typeof field.value === 'string' ? field.value : null
  const shown = fromWallTime(text, timeZone) === value ? text : value === null ? '' : toWallTime(value, timeZone)
  const zone = t('Time zone: {{zone}}', { zone: zoneName(timeZone, lang) })
  return (
    <FormField
      part={{ ...props, hint: [props.hint, zoneShown && zone].filter(Boolean).join(' ') || undefined }}
      id={id}
      error={error}
      control={(control) => (
        <input
          {...control}
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          type="datetime-local"
          value={shown}
          onChange={({ target }) => {
            setText(target.value)
            field.onChange(fromWallTime(target.value, timeZone))
          }}
        />
      )}
    />
  )
}
