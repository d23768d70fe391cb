import { useStore } from '@nanostores/react'
import { useDeferredValue } from 'react'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useEditor } from '../editorContext.ts'
import { useSectionActions } from '../useSectionActions.ts'

/** The steps back and forward, and the saved versions. */
export function HistoryButtons() {
  const { t, icons } = useFrame()
  const { editor, preview, screen } = useEditor()
  const act = useSectionActions()
  const isPreviewed = useStore(preview.$previewed) !== null
  const canUndo = useDeferredValue(useStore(editor.$canUndo))
  const canRedo = useDeferredValue(useStore(editor.$canRedo))
  return (
    <>
      <IconButton icon={`${icons}#undo`} mirrored label={t('Undo')} off={!canUndo || isPreviewed} onClick={act.undo} />
      <IconButton icon={`${icons}#redo`} mirrored label={t('Redo')} off={!canRedo || isPreviewed} onClick={act.redo} />
      <IconButton icon={`${icons}#history`} label={t('Versions')} onClick={screen.openVersions} />
    </>
  )
}
