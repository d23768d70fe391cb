import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { noticeFailure } from '#client/failures.ts'
import { sendAppearanceDraft, stopAppearanceDraft } from '#client/queries/appearance.ts'
import { refreshTheme } from '#client/refreshTheme.ts'
import { useStore } from '@nanostores/react'
import { ApiError } from '#client/api.ts'
import type { SettingsFormHandle } from '../forms/form/useSettingsForm.ts'
import { Button } from '../ui/Button.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import type { AppearanceGroupProps, AppearanceValues } from './values.ts'

interface DraftPanelProps extends AppearanceGroupProps {
  hadDraft: boolean
  store: SettingsFormHandle<AppearanceValues>['store']
}

/** Shows the unpublished values on all pages, but only to this session. */
export function DraftPanel({ control, hadDraft, store }: DraftPanelProps) {
  const { t } = useFrame()
  // Cast: the form has all values from the start.
  const values = useWatch({ control }) as AppearanceValues
  const phase = useStore(store.$phase, { ssr: 'initial' })
  const [isShown, setShown] = useState(hadDraft)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  useEffect(() => {
    // Publishing ends the draft.
    if (phase === 'saved') setShown(false)
  }, [phase])

  async function carryOut(action: () => Promise<void>, shown: boolean): Promise<void> {
    setBusy(true)
    setError('')
    try {
      await action()
      setShown(shown)
      await refreshTheme()
    } catch (failure) {
      const [problem] = failure instanceof ApiError ? failure.problems : []
      if (problem) setError(problem.message)
      noticeFailure(failure)
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className="draft-panel" aria-label={t('Draft')}>
      <p role="status">
        {isShown
          ? t('Your pages show the draft. Everyone else sees the published look until you publish.')
          : t('Try the changes on all pages. Only you see them, until you publish, stop or log out.')}
      </p>
      {error && <p className="error">{error}</p>}
      <div className="actions">
        <Button busy={isBusy} onClick={() => void carryOut(() => sendAppearanceDraft(values), true)}>
          {isShown ? t('Update the draft') : t('Show the draft to me')}
        </Button>
        {isShown && (
          <Button look="text" busy={isBusy} onClick={() => void carryOut(stopAppearanceDraft, false)}>
            {t('Stop')}
          </Button>
        )}
        {isShown && (
          <a className="btn text" href="/" target="_blank" rel="noopener">
            {t('Open the site')}
          </a>
        )}
      </div>
    </section>
  )
}
