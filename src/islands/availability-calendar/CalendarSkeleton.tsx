import { useFrame } from '../forms/frame/SettingsFrame.tsx'

/** The place of the calendar while it loads. */
export function CalendarSkeleton() {
  const { t } = useFrame()
  return (
    <div className="calendar-skeleton" aria-busy="true">
      <span className="unseen">{t('Loading...')}</span>
      <i />
      <i />
      <i />
    </div>
  )
}
