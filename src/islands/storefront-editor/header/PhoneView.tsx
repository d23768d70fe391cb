import { useStore } from '@nanostores/react'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'

/** On a phone there is room for the outline or for the page. */
export function PhoneView() {
  const { t } = useFrame()
  const { screen } = useEditor()
  const isPageShown = useStore(screen.$isPageShown)
  return (
    <fieldset className="editor-switch editor-phone-view" aria-label={t('View')}>
      <button type="button" aria-pressed={!isPageShown} onClick={() => screen.showPage(false)}>
        {t('Sections')}
      </button>
      <button
        type="button"
        aria-pressed={isPageShown}
        onClick={() => {
          screen.show({ width: 360 })
          screen.showPage(true)
        }}
      >
        {t('Page')}
      </button>
    </fieldset>
  )
}
