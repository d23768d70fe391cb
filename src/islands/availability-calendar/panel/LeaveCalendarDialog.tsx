import { useQueryClient } from '@tanstack/react-query'
import { unsubscribeCalendar } from '#client/queries/availability.ts'
import { ConfirmDialog } from '../../forms/dialogs/ConfirmDialog.tsx'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useAct } from '../useAct.ts'

interface LeaveCalendarDialogProps {
  id: number
  name: string
  onClose(): void
}

/** Asks before a calendar and its busy times are removed. */
export function LeaveCalendarDialog({ id, name, onClose }: LeaveCalendarDialogProps) {
  const { t } = useFrame()
  const { act, isBusy } = useAct()
  const client = useQueryClient()
  const leave = async () => {
    if (!(await act(() => unsubscribeCalendar(id)))) return
    onClose()
    await client.invalidateQueries({ queryKey: ['availability'] })
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t('Remove this calendar?')}
      description={t('The busy times of {{name}} do not count any more.', { name })}
      confirm={t('Remove')}
      busy={isBusy}
      onConfirm={() => void leave()}
      onClose={onClose}
    />
  )
}
