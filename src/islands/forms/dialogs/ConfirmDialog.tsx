import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useFrame } from '../frame/SettingsFrame.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** The consequences, in one sentence. */
  description: string
  /** The label of the button that does it. */
  confirm: string
  /** The label of the button that does not; by default 'Cancel'. */
  cancel?: string
  danger?: boolean
  busy?: boolean
  onConfirm(): void
  onClose(): void
  children?: ReactNode
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ confirm, cancel, danger = false, busy = false, ...rest }: ConfirmDialogProps) {
  const { open, title, description, onConfirm, onClose, children } = rest
  const { t, icons } = useFrame()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      icons={icons}
      size="small"
      closeLabel={t('Close')}
      footer={
        <>
          <Button look="text" onClick={onClose}>
            {cancel ?? t('Cancel')}
          </Button>
          <Button look="fill" danger={danger} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
