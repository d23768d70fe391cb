import { useFrame } from '../../forms/frame/SettingsFrame.tsx'

/** The keys of the grid, and the meaning of its colours. */
export function WeekLegend({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useFrame()
  return (
    <div className="week-legend">
      <p id="week-keys" className="week-keys">
        {isReadOnly
          ? t('The arrow keys move through the week.')
          : t(
              'Drag over empty hours to add them; with a finger, press and hold first. Enter starts and ends a range, the arrow keys stretch it, Escape cancels. Delete removes the hours, Alt and the arrow keys move them, with Shift they make them longer or shorter.',
            )}
      </p>
      <ul className="week-colours" aria-label={t('Colours')}>
        <li data-kind="free">{t('Free to teach')}</li>
        <li data-kind="session">{t('Session')}</li>
        <li data-kind="asked">{t('Request')}</li>
        <li data-kind="busy">{t('Busy elsewhere')}</li>
        <li data-kind="off">{t('Time off')}</li>
      </ul>
    </div>
  )
}
