import { ConfirmDialog } from './ConfirmDialog.tsx'
import { useFrame } from '../frame/SettingsFrame.tsx'

interface LeaveDialogProps {
  open: boolean
  onLeave(): void
  onClose(): void
}

/** Asks before a page with unsaved changes is left. */
export function LeaveDialog({ open, onLeave, onClose }: LeaveDialogProps) {
  const { t } = useFrame()
  return (
    <ConfirmDialog
      open={open}
      title={t('Leave without saving?')}
      description={t('Your changes on this page are not saved yet.')}
      confirm={t('Leave without saving')}
      cancel={t('Stay on this page')}
      danger
      onConfirm={onLeave}
      onClose={onClose}
    />
  )
}
