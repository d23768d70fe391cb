import { useState } from 'react'
import { INCOMPLETE_DATE } from '#client/forms/incompleteDate.ts'
import { fromWallTime, toWallTime } from '#shared/i18n/wallTime.ts'
import { zoneName } from '#shared/i18n/zoneName.ts'
import { type ControlledProps, ControlledField } from './ControlledField.tsx'
import { useFrame } from './SettingsFrame.tsx'

type DateTimeControlProps = ControlledProps<string | null, HTMLInputElement> & {
  /** `false`: the group of the field names the time zone. */
  zoneShown?: boolean
  /** The time zone of the clock (IANA); by default that of the site. */
  zone?: string | undefined
}

/**
 * A moment: UTC in the value (`yyyy-MM-dd HH:mm:ss`, or `null`), the clock of a time zone for the user. While a part of
 * it is missing, the value stays and the field keeps what is typed.
 */
export function DateTimeControl({ zoneShown = true, zone: ownZone, ...props }: DateTimeControlProps) {
  const { value, onChange, name, ref, onBlur, hint, error } = props
  const { t, lang, timeZone: siteZone } = useFrame()
  const timeZone = ownZone ?? siteZone
  const [text, setText] = useState('')
  /** The value that stays while a part is missing. */
  const [kept, setKept] = useState<string | null>()
  if (kept !== undefined && kept !== value) setKept(undefined)
  const isPartial = kept === value
  const whole = fromWallTime(text, timeZone) === value ? text : value === null ? '' : toWallTime(value, timeZone)
  const zone = t('Time zone: {{zone}}', { zone: zoneName(timeZone, lang) })
  const read = (input: HTMLInputElement) => {
    const isIncomplete = input.validity.badInput
    setKept(isIncomplete ? value : undefined)
    if (isIncomplete) return
    setText(input.value)
    onChange(fromWallTime(input.value, timeZone))
  }
  return (
    <ControlledField
      {...props}
      error={isPartial ? t(INCOMPLETE_DATE) : error}
      hint={[hint, zoneShown && zone].filter(Boolean).join(' ') || undefined}
      control={(control) => (
        <input
          {...{ ...control, name, ref }}
          type="datetime-local"
          // Another value would take the place of the parts that are typed.
          value={isPartial ? '' : whole}
          onChange={({ target }) => read(target)}
          // A browser does not report that the last part is removed, nor the first part of an empty field.
          onKeyUp={({ currentTarget }) => isPartial && read(currentTarget)}
          onBlur={({ currentTarget }) => {
            if (isPartial || currentTarget.validity.badInput) read(currentTarget)
            onBlur?.()
          }}
        />
      )}
    />
  )
}
