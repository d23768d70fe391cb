import { useStore } from '@nanostores/react'
import { useFrame } from '../../settings/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'

/** On a phone there is room for the outline or for the page. */
export function PhoneView() {
  const { t } = useFrame()
  const { view } = useEditor()
  const isPageShown = useStore(view.$isPageShown)
  return (
    <fieldset className="editor-switch editor-phone-view" aria-label={t('View')}>
      <button type="button" aria-pressed={!isPageShown} onClick={() => view.showPage(false)}>
        {t('Sections')}
      </button>
      <button
        type="button"
        aria-pressed={isPageShown}
        onClick={() => {
          view.show({ width: 360 })
          view.showPage(true)
        }}
      >
        {t('Page')}
      </button>
    </fieldset>
  )
}
