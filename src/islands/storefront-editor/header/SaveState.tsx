import { useStore } from '@nanostores/react'
import { useDeferredValue } from 'react'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useEditor } from '../editorContext.ts'

/**
 * Whether there are changes that are not saved, and whether the last attempt to save them failed, was refused or could
 * not begin. It follows the changes deferred: the first key in a text is drawn before it.
 */
export function SaveState() {
  const { t, icons } = useFrame()
  const { editor, save } = useEditor()
  const isChanged = useDeferredValue(useStore(editor.$changed))
  const phase = useStore(save.$phase)
  const trouble = useStore(save.$trouble)
  const isRefused = useStore(save.$problems).length > 0
  const isHeld = useStore(save.$held) !== null
  if (!isChanged) return null
  if ((trouble === null && !isRefused && !isHeld) || phase !== 'ready')
    return <p className="editor-unsaved">{t('Unsaved changes')}</p>
  return (
    <p className="editor-unsaved editor-not-saved">
      <Icon href={`${icons}#error`} />
      {trouble === 'connection' ? t('Not saved. No connection.') : t('Not saved.')}
    </p>
  )
}
