import { useStore } from '@nanostores/react'
import { useDeferredValue } from 'react'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useEditor } from '../editorContext.ts'

/** Opens the audience of the preview, which shows only what is saved. */
export function AudienceButton() {
  const { t } = useFrame()
  const { editor, screen } = useEditor()
  const isChanged = useDeferredValue(useStore(editor.$changed))
  const open = () => {
    if (!editor.$changed.get()) screen.openAudience()
  }
  return (
    <Tooltip text={isChanged ? t('Save first: the preview shows what is saved.') : null}>
      <Button onClick={open} aria-disabled={isChanged || undefined}>
        {t('Target audience')}
      </Button>
    </Tooltip>
  )
}
