import { useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { useFrame } from '../frame/SettingsFrame.tsx'

interface MoveDialogProps {
  name: string
  /** From 0. */
  position: number
  total: number
  onMove(position: number): void
  onClose(): void
}

/** Moves a row of a sortable list without dragging it. */
export function MoveDialog({ name, position, total, onMove, onClose }: MoveDialogProps) {
  const { t, icons } = useFrame()
  const [text, setText] = useState(String(position + 1))
  const [isRefused, setRefused] = useState(false)
  const id = useId()
  const go = () => {
    const wanted = Number(text)
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > total) return setRefused(true)
    onMove(wanted - 1)
    onClose()
  }
  const bounds = t('A number from 1 to {{total}}.', { total })
  return (
    <Dialog
      open
      onClose={onClose}
      icons={icons}
      size="small"
      title={t('Move to position…')}
      description={t('{{name}}, position {{position}} of {{total}}.', { name, position: position + 1, total })}
      closeLabel={t('Close')}
      footer={
        <>
          <Button look="text" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button look="fill" onClick={go}>
            {t('Move')}
          </Button>
        </>
      }
    >
      <Field
        id={id}
        label={t('Position')}
        {...(isRefused ? { error: bounds } : { hint: bounds })}
        requiredTitle=""
        control={({ required: _required, ...control }) => (
          <input
            {...control}
            type="number"
            inputMode="numeric"
            dir="ltr"
            min={1}
            max={total}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Enter would send the form of the page.
              event.preventDefault()
              go()
            }}
          />
        )}
      />
    </Dialog>
  )
}
