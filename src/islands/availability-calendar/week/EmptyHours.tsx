import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useCalendar } from '../calendarContext.ts'

/** A person without a schedule: what to do first. */
export function EmptyHours() {
  const { t, icons } = useFrame()
  const { view } = useCalendar()
  return (
    <div className="empty">
      <Icon href={`${icons}#calendar_month`} />
      <h2>{t('When can you teach?')}</h2>
      <p>
        {t('Add a schedule and paint the hours in which you can teach. Course administrators plan sessions in them.')}
      </p>
      <Button look="fill" onClick={() => view.open({ kind: 'schedule', id: null })}>
        {t('Add a schedule')}
      </Button>
    </div>
  )
}
