import { localeOf } from '#shared/i18n/languages.ts'
import { daysIn, monthNumbers, readYearDay, writeYearDay } from '#shared/points/yearDays.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'

interface YearDayRowProps {
  id: string
  /** `MM-dd` */
  day: string
  /** The day in words. */
  name: string
  isWrong: boolean
  onChange(day: string): void
  onRemove(): void
}

/** One day of the year: its day, its month, and a button that removes it. */
export function YearDayRow({ id, day: yearDay, name, isWrong, onChange, onRemove }: YearDayRowProps) {
  const { t, icons, lang } = useFrame()
  const { month, day } = readYearDay(yearDay)
  const monthName = new Intl.DateTimeFormat(localeOf(lang), { month: 'long', timeZone: 'UTC' })
  return (
    <li>
      <select
        id={id}
        aria-label={t('Day of {{date}}', { date: name })}
        aria-invalid={isWrong || undefined}
        value={day}
        onChange={({ target }) => onChange(writeYearDay({ month, day: Number(target.value) }))}
      >
        {Array.from({ length: daysIn(month) }, (_, index) => index + 1).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <select
        aria-label={t('Month of {{date}}', { date: name })}
        aria-invalid={isWrong || undefined}
        value={month}
        onChange={({ target }) => onChange(writeYearDay({ month: Number(target.value), day }))}
      >
        {monthNumbers.map((one) => (
          <option key={one} value={one}>
            {monthName.format(Date.UTC(2024, one - 1))}
          </option>
        ))}
      </select>
      <IconButton icon={`${icons}#close`} label={t('Remove {{name}}', { name })} onClick={onRemove} />
    </li>
  )
}
