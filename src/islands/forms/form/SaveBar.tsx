import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { SaveTrouble } from '#client/forms/savingDialog.ts'
import type { SavePhase } from '#client/forms/settingsFormStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useFrame } from '../frame/SettingsFrame.tsx'
import './saveBar.css'

/** The id of the place that the page has for the bar. */
const PLACE = 'save-bar'

export interface SaveBarProps {
  phase: SavePhase
  /** The last attempt failed. */
  trouble: SaveTrouble | null
  /** The labels of the changed fields. */
  changed: readonly string[]
  /** The changes in words; by default the labels. */
  changesSaid?: string | undefined
  /** How many fields are wrong. */
  wrong: number
  /** The values come from the draft of this browser. */
  restored: boolean
  /** The label of the button; by default 'Save'. */
  saveLabel?: string | undefined
  /** The form makes a new thing: it can be sent without changes. */
  creating?: boolean
  /** The id of the form. */
  formId: string
  onDiscard(): void
}

/** The bar above a form: the state of its values, and the buttons that save and discard them. */
export function SaveBar(props: SaveBarProps) {
  // Unknown until the page is there: drawn in one place and then in another, the bar would move the form.
  const [place, setPlace] = useState<HTMLElement | null>()
  useEffect(() => setPlace(document.getElementById(PLACE)), [])
  if (place === undefined) return null
  const bar = <Bar {...props} />
  return place ? createPortal(bar, place) : bar
}

function Bar({ phase, trouble, changed, wrong, restored, saveLabel, creating = false, ...rest }: SaveBarProps) {
  const { changesSaid, formId, onDiscard } = rest
  const { t, icons, lang } = useFrame()
  const hasChanges = changed.length > 0
  const isBusy = phase === 'saving' || phase === 'leaving'
  const names = changesSaid ?? new Intl.ListFormat(lang, { type: 'conjunction' }).format(changed)
  const isTroubled = trouble !== null && !isBusy && (hasChanges || creating)
  return (
    <div className="save-bar" data-phase={phase} data-changed={hasChanges || undefined}>
      <p className="save-bar-state" role="status">
        {isBusy && t('Saving…')}
        {phase === 'saved' && !hasChanges && (
          <>
            <Icon href={`${icons}#check_circle`} />
            {t('Saved')}
          </>
        )}
        {isTroubled && (
          <strong className="save-bar-trouble">
            <Icon href={`${icons}#error`} />
            {trouble === 'connection' ? t('Not saved. No connection.') : t('Not saved.')}
          </strong>
        )}
        {!isBusy && !isTroubled && hasChanges && (
          <>
            <strong>{t('Unsaved changes')}</strong>
            <span className="save-bar-names">{restored ? t('Restored from this browser') : names}</span>
          </>
        )}
        {phase === 'ready' && !isTroubled && !hasChanges && <span className="quiet">{t('No unsaved changes')}</span>}
      </p>
      {wrong > 0 && (
        <p className="save-bar-wrong">
          <Icon href={`${icons}#error`} />
          {t('{{count}} fields to correct', { count: wrong })}
        </p>
      )}
      <div className="actions">
        {isTroubled && (
          <Button look="text" type="submit" form={formId}>
            {t('Try again')}
          </Button>
        )}
        {hasChanges && !isBusy && (
          <Button look="text" onClick={onDiscard}>
            {t('Discard')}
          </Button>
        )}
        <Button
          look="fill"
          type="submit"
          form={formId}
          busy={isBusy}
          aria-disabled={(!hasChanges && !creating) || undefined}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {saveLabel ?? t('Save')}
        </Button>
      </div>
    </div>
  )
}
