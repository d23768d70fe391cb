import { useId, useState } from 'react'
import type { Side, TheirChange } from '#client/forms/theirChanges.ts'
import { scrollFocus } from '#shared/scrollFocus.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useFrame } from '../frame/SettingsFrame.tsx'
import './conflictDialog.css'

interface ConflictDialogProps {
  changes: readonly TheirChange[]
  /** The name of the user who saved first, if the server says it. */
  by: string | undefined
  labelOf(name: string): string
  /** A value in words. */
  showValue(name: string, value: unknown): string
  onSettle(sideOf: (name: string) => Side): void
  onClose(): void
}

/** Shows, field by field, what another user has saved in the meantime; the user takes it or keeps their own value. */
export function ConflictDialog({ changes, by, labelOf, showValue, onSettle, onClose }: ConflictDialogProps) {
  const { t, icons } = useFrame()
  const [sides, setSides] = useState<Record<string, Side>>({})
  const sideOf = (name: string): Side =>
    sides[name] ?? (changes.find((change) => change.name === name)?.isConflict ? 'mine' : 'theirs')
  const takeAll = (side: Side) => setSides(Object.fromEntries(changes.map(({ name }) => [name, side])))
  return (
    <Dialog
      open
      onClose={onClose}
      icons={icons}
      title={t('Someone else saved in the meantime')}
      description={
        by === undefined
          ? t('For each field, choose which value to keep. Nothing is saved until then.')
          : t('{{name}} saved first. For each field, choose which value to keep.', { name: by })
      }
      closeLabel={t('Close')}
      footer={
        <>
          <Button look="text" onClick={onClose}>
            {t('Back to the form')}
          </Button>
          <Button look="fill" onClick={() => onSettle(sideOf)}>
            {t('Save')}
          </Button>
        </>
      }
    >
      {changes.length > 1 && (
        <p className="actions conflict-all">
          <Button onClick={() => takeAll('theirs')}>{t('Take all of theirs')}</Button>
          <Button onClick={() => takeAll('mine')}>{t('Keep all of mine')}</Button>
        </p>
      )}
      {changes.length === 0 && <p>{t('Your values are the same as theirs. You can save.')}</p>}
      {changes.map(({ name, mine, theirs }) => (
        <ConflictRow
          key={name}
          label={labelOf(name)}
          theirs={showValue(name, theirs)}
          mine={showValue(name, mine)}
          side={sideOf(name)}
          onChoose={(side) => setSides({ ...sides, [name]: side })}
        />
      ))}
    </Dialog>
  )
}

interface ConflictRowProps {
  label: string
  theirs: string
  mine: string
  side: Side
  onChoose(side: Side): void
}

function ConflictRow({ label, theirs, mine, side, onChoose }: ConflictRowProps) {
  const { t } = useFrame()
  const name = useId()
  const options = [
    { value: 'theirs', words: t('Theirs'), shown: theirs },
    { value: 'mine', words: t('Yours'), shown: mine },
  ] as const
  return (
    <fieldset className="conflict-row">
      <legend>
        <bdi>{label}</bdi>
      </legend>
      {options.map(({ value, words, shown }) => (
        <label key={value} className="conflict-side">
          <input type="radio" name={name} checked={side === value} onChange={() => onChoose(value)} />
          <span>
            <span className="hint">{words}</span>
            <bdi className="conflict-value" tabIndex={scrollFocus(shown)}>
              {shown}
            </bdi>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
