import { useStore } from '@nanostores/react'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useCanvasDir } from '../canvas/useCanvasDir.ts'
import { useEditor } from '../editorContext.ts'

/** Shows the canvas from right to left, or from left to right, in any language. */
export function DirectionButton() {
  const { t, icons } = useFrame()
  const { screen } = useEditor()
  const isRtl = useCanvasDir(useStore(screen.$language)) === 'rtl'
  return (
    <IconButton
      className="editor-direction"
      icon={`${icons}#sort`}
      label={t('Right to left')}
      aria-pressed={isRtl}
      onClick={() => screen.show({ dir: isRtl ? 'ltr' : 'rtl' })}
    />
  )
}
