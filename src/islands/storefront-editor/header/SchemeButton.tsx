import { useStore } from '@nanostores/react'
import { useFrame } from '../../settings/SettingsFrame.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useEditor } from '../editorContext.ts'

/** Shows the canvas in light or in dark colours. */
export function SchemeButton() {
  const { t, icons } = useFrame()
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
        <Icon href={`${icons}#${isDark ? 'dark_mode' : 'light_mode'}`} />
      </button>
    </Tooltip>
  )
}
