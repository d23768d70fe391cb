import { useId, useState } from 'react'
import type { WeeklyHours } from '#shared/contract/availability.ts'
import { calendarFormats } from '#shared/i18n/calendarFormats.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TimeInput } from '../TimeInput.tsx'

interface HoursRowProps {
  rule: WeeklyHours
  /** The day of the week. */
  name: string
  onChange(rule: WeeklyHours): void
  onRemove(): void
}

/** One range of a weekday. While its end is not after its beginning, it is not taken over. */
export function HoursRow({ rule, name, onChange, onRemove }: HoursRowProps) {
  const { t, lang, icons } = useFrame()
  const id = useId()
  const [wrong, setWrong] = useState<Pick<WeeklyHours, 'from' | 'until'> | null>(null)
  const shown = wrong ?? rule
  const words = calendarFormats(lang).hours(shown.from, shown.until)
  const change = (part: Partial<WeeklyHours>) => {
    const next = { ...rule, ...wrong, ...part }
    if (next.from >= next.until) return setWrong({ from: next.from, until: next.until })
    setWrong(null)
    onChange(next)
  }
  return (
    <li className="hours-row">
      <TimeInput
        label={t('{{day}}, {{hours}}: from', { day: name, hours: words })}
        value={shown.from}
        isInvalid={wrong !== null}
        describedBy={wrong ? id : undefined}
        onChange={(from) => change({ from })}
      />
      <span aria-hidden="true">–</span>
      <TimeInput
        label={t('{{day}}, {{hours}}: until', { day: name, hours: words })}
        value={shown.until}
        isEnd
        isInvalid={wrong !== null}
        describedBy={wrong ? id : undefined}
        onChange={(until) => change({ until })}
      />
      <IconButton
        icon={`${icons}#close`}
        label={t('Remove {{name}}', { name: `${name}, ${words}` })}
        onClick={onRemove}
      />
      {rule.every_weeks > 1 && (
        <small className="quiet">{t('every {{count}} weeks', { count: rule.every_weeks })}</small>
      )}
      {wrong && (
        <p className="error" id={id}>
          {t('The end must be after the start.')}
        </p>
      )}
    </li>
  )
}
