import { useStore } from '@nanostores/react'
import { useHours } from './useHours.ts'
import { clockTime } from '#shared/availability/dayHours.ts'
import { DAY_MINUTES } from '#shared/time.ts'
import { minutesOf } from '#shared/availability/weeks.ts'
import { calendarFormats } from '#shared/i18n/calendarFormats.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useCalendar } from '../calendarContext.ts'
import { TimeInput } from '../TimeInput.tsx'

/** The range that the user has selected in the grid: its times, and a button that removes it. */
export function SelectedBar({ scheduleId }: { scheduleId: number }) {
  const { t, lang, icons } = useFrame()
  const { view } = useCalendar()
  const selected = useStore(view.$selected, { ssr: 'initial' })
  const actions = useHours(scheduleId)
  if (!selected) return null
  const change = (part: { from?: number; until?: number }) => {
    const next = { ...selected, ...part }
    if (next.from < next.until && next.until <= DAY_MINUTES) actions().move(selected, next)
  }
  const leave = (act: () => void) => {
    act()
    // Back to the grid, where the range was selected.
    document.querySelector<HTMLElement>('.week-cell[tabindex="0"]')?.focus()
  }
  return (
    <fieldset className="selected-bar" aria-label={t('Selected hours')}>
      <strong>{calendarFormats(lang).dayShort(selected.day)}</strong>
      <TimeInput
        label={t('From')}
        value={clockTime(selected.from)}
        onChange={(time) => change({ from: minutesOf(time) })}
      />
      <TimeInput
        label={t('Until')}
        value={clockTime(selected.until)}
        isEnd
        onChange={(time) => change({ until: minutesOf(time) })}
      />
      <Button danger onClick={() => leave(() => actions().remove(selected))}>
        {t('Remove')}
      </Button>
      <IconButton icon={`${icons}#close`} label={t('Close')} onClick={() => leave(() => view.select(null))} />
    </fieldset>
  )
}
