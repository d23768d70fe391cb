import { useStore } from '@nanostores/react'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useEditor } from '../editorContext.ts'

/** Shows the canvas in light or in dark colours. */
export function SchemeButton() {
  const { t, icons } = useFrame()
  const { screen } = useEditor()
  const isDark = useStore(screen.$scheme) === 'dark'
  return (
    <IconButton
      icon={`${icons}#${isDark ? 'dark_mode' : 'light_mode'}`}
      label={t('Dark colours')}
      aria-pressed={isDark}
      onClick={() => screen.show({ scheme: isDark ? 'light' : 'dark' })}
    />
  )
}
