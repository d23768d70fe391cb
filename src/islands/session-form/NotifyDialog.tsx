import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import type { NotifyQuestion } from './useSessionForm.ts'

/** Asks whether mails go out. Nothing is saved before the answer. */
export function NotifyDialog({ people, open, onAnswer, onClose }: NotifyQuestion & { people: number }) {
  const { t, icons } = useFrame()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      icons={icons}
      size="small"
      title={t('Notify {{count}} people?', { count: people })}
      description={t('The time, the place or the instructors of this session have changed.')}
      closeLabel={t('Close')}
      footer={
        <>
          <Button look="line" onClick={() => onAnswer(false)}>
            {t('Save without notifying')}
          </Button>
          <Button look="fill" onClick={() => onAnswer(true)}>
            {t('Save and notify')}
          </Button>
        </>
      }
    />
  )
}
