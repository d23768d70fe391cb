import { useStore } from '@nanostores/react'
import { useFrame } from '../../settings/SettingsFrame.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useEditor } from '../editorContext.ts'

/** Shows the canvas in light or in dark colours. */
export function SchemeButton() {
  const { t } = useFrame()
  const { view } = useEditor()
  const isDark = useStore(view.$scheme) === 'dark'
  return (
    <Tooltip text={t('Dark colours')}>
      <button
        type="button"
        className="icon-btn"
        aria-label={t('Dark colours')}
        aria-pressed={isDark}
        onClick={() => view.show({ scheme: isDark ? 'light' : 'dark' })}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="7.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M12 4.75a7.25 7.25 0 0 1 0 14.5z" fill="currentColor" />
        </svg>
      </button>
    </Tooltip>
  )
}
