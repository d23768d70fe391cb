import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { SaveBlock } from '#client/editor/storefrontEditor.ts'
import { msg } from '#shared/i18n/message.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useEditor } from '../editorContext.ts'

const reasons: Record<SaveBlock, string> = {
  buffer: msg('Paste the section to enable saving'),
  editing: msg('Finish editing to enable saving'),
  unchanged: msg("You're all set! Everything is up to date"),
}

/** Saves, or says why there is nothing to save; it stays focusable, so that the reason can be read. */
export function SaveButton() {
  const { t } = useFrame()
  const { editor, save, preview } = useEditor()
  const id = useId()
  const block = useStore(editor.$saveBlockedBy)
  const phase = useStore(save.$phase)
  const isPreview = useStore(preview.$previewed) !== null
  const reason = block ? t(reasons[block]) : null
  const isOff = reason !== null || isPreview
  return (
    <>
      <Tooltip text={reason}>
        <Button
          look="fill"
          className="editor-save"
          busy={phase === 'saving'}
          aria-disabled={isOff || undefined}
          aria-describedby={reason ? id : undefined}
          onClick={isOff ? undefined : () => void save.save()}
        >
          {t('Save')}
        </Button>
      </Tooltip>
      <span id={id} hidden>
        {reason}
      </span>
    </>
  )
}
