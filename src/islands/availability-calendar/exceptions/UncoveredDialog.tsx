import type { UncoveredSession } from '#shared/contract/instructorCalendars.ts'
import { ConfirmDialog } from '../../forms/dialogs/ConfirmDialog.tsx'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useCalendar } from '../calendarContext.ts'
import { UncoveredList } from './UncoveredList.tsx'

/** Lists the sessions that the changed hours leave without an instructor. The user can save anyway. */
export function UncoveredDialog({ sessions, onClose }: { sessions: readonly UncoveredSession[]; onClose(): void }) {
  const { t } = useFrame()
  const { form } = useCalendar()
  return (
    <ConfirmDialog
      open
      title={t('{{count}} sessions lose their instructor', { count: sessions.length })}
      description={t('You can save anyway. Course administrators see these sessions, and who could take over.')}
      confirm={t('Save anyway')}
      onConfirm={() => {
        onClose()
        void form.save()
      }}
      onClose={onClose}
    >
      <UncoveredList sessions={sessions} />
    </ConfirmDialog>
  )
}
