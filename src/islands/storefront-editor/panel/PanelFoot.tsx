import { useStore } from '@nanostores/react'
import { memo, useState } from 'react'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { useEditor } from '../editorContext.ts'

interface PanelFootProps {
  /** The section that is edited. */
  id: number
  onDone(): void
}

/** The end of editing, which waits for pictures on their way. A key press does not draw it again. */
export const PanelFoot = memo(function PanelFoot({ id, onDone }: PanelFootProps) {
  const { t } = useFrame()
  const { editor, recovery, uploads } = useEditor()
  const isKept = useStore(recovery.$isKept)
  const isUploading = [...useStore(uploads.$running).values()].includes(editor.keys.keyOf(id))
  /** How often Done was pressed during the upload: each time, screen readers say again why it waits. */
  const [asked, setAsked] = useState(0)
  if (!isUploading && asked > 0) setAsked(0)
  const cancel = () => {
    uploads.cancel(editor.keys.keyOf(id))
    editor.cancel()
  }
  return (
    <div className="panel-foot actions">
      <Button look="fill" onClick={isUploading ? () => setAsked(asked + 1) : onDone}>
        {t('Done')}
      </Button>
      <Button look="text" onClick={cancel}>
        {t('Cancel')}
      </Button>
      {isUploading ? (
        <span key={asked} className="hint" role={asked > 0 ? 'alert' : undefined}>
          {t('The picture is still being uploaded.')}
        </span>
      ) : (
        <span className="hint">{isKept ? t('Kept in this browser') : t('Not kept in this browser')}</span>
      )}
    </div>
  )
})
