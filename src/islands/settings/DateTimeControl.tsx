import { useState } from 'react'
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

/** A moment: UTC in the value (`yyyy-MM-dd HH:mm:ss`, or `null`), the clock of a time zone for the user. */
export function DateTimeControl({ zoneShown = true, zone: ownZone, ...props }: DateTimeControlProps) {
  const { value, onChange, name, ref, onBlur, hint } = props
  const { t, lang, timeZone: siteZone } = useFrame()
  const timeZone = ownZone ?? siteZone
  const [text, setText] = useState('')
  const shown = fromWallTime(text, timeZone) === value ? text : value === null ? '' : toWallTime(value, timeZone)
  const zone = t('Time zone: {{zone}}', { zone: zoneName(timeZone, lang) })
  return (
    <ControlledField
      {...props}
      hint={[hint, zoneShown && zone].filter(Boolean).join(' ') || undefined}
      control={(control) => (
        <input
          {...{ ...control, name, ref, onBlur }}
          type="datetime-local"
          value={shown}
          onChange={({ target }) => {
            setText(target.value)
            onChange(fromWallTime(target.value, timeZone))
          }}
        />
      )}
    />
  )
}
