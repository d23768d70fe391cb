import { useStore } from '@nanostores/react'
import type { MouseEvent } from 'react'
import type { ManagedStorefront } from '#shared/contract/managedStorefront.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useEditor } from '../editorContext.ts'
import { AudienceButton } from './AudienceButton.tsx'
import { HistoryButtons } from './HistoryButtons.tsx'
import { OtherEditors } from './OtherEditors.tsx'
import { SaveButton } from './SaveButton.tsx'
import { SaveState } from './SaveState.tsx'
import './header.css'

/** The head of the editor: the way back, the state, and the actions of the whole storefront. */
export function EditorHeader() {
  const { t, icons } = useFrame()
  const { editor, preview } = useEditor()
  const previewed = useStore(preview.$previewed)
  const resetPreview = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    preview.reset()
  }
  const label =
    editor.type === 'registered' ? t('Storefront for registered users') : t('Storefront for unregistered users')
  return (
    <header className="editor-head">
      <Tooltip text={t('Back to the storefronts')}>
        <a className="icon-btn" href="/settings/storefront" aria-label={t('Back to the storefronts')}>
          <Icon href={`${icons}#arrow_back`} mirrored />
        </a>
      </Tooltip>
      <div className="editor-title">
        <h1>{label}</h1>
        {previewed ? (
          <div className="editor-preview-state">
            <p className="editor-previewing">{t('Previewing: {{audience}}', { audience: previewed.words })}</p>
            <PreviewedPeople storefront={previewed.storefront} />
          </div>
        ) : (
          <SaveState />
        )}
      </div>
      <span className="editor-gap" />
      <OtherEditors />
      <HistoryButtons />
      <span className="editor-rule" />
      {previewed && (
        <a className="btn text" href={`/settings/storefront/${editor.type}`} onClick={resetPreview}>
          {t('Reset')}
        </a>
      )}
      <AudienceButton />
      <SaveButton />
    </header>
  )
}

/** How many people the previewed audience has. */
function PreviewedPeople({ storefront }: { storefront: ManagedStorefront }) {
  const { t } = useFrame()
  const { matches, matches_fewer_than: bound, matches_of: total = 0 } = storefront
  if (matches === undefined) return null
  return (
    <p className="editor-people" data-none={matches === 0 || undefined}>
      {matches === null
        ? t('Fewer than {{number}} of {{total}} people match', { number: bound ?? '', total })
        : t('{{count}} of {{total}} people match', { count: matches, total })}
    </p>
  )
}
