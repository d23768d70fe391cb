import { useStore } from '@nanostores/react'
import type { MouseEvent } from 'react'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useEditor } from '../editorContext.ts'
import { useSectionActions } from '../useSectionActions.ts'
import { useSectionName } from '../useSectionName.ts'

/** The copied section, until it is pasted or cleared. */
export function BufferSlot() {
  const { t, icons } = useFrame()
  const { editor, listed, screen } = useEditor()
  const act = useSectionActions()
  const nameOf = useSectionName()
  const buffer = useStore(editor.$buffer)
  const ids = useStore(listed.$ids)
  const selectedId = useStore(screen.$selectedId)
  if (!buffer) return null
  const selected = selectedId === null ? -1 : ids.indexOf(selectedId)
  const index = selected < 0 ? ids.length : selected + 1
  const paste = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // A button that disappears with the focus makes the browser lay out the page at once.
    currentTarget.blur()
    if (!act.paste(index)) currentTarget.focus()
  }
  return (
    <div className="outline-buffer">
      <p>
        <Icon href={`${icons}#content_copy`} />
        <span>
          <span className="hint">{t('Copied')}</span>
          <bdi>{nameOf(buffer)}</bdi>
        </span>
      </p>
      <div className="actions">
        <button type="button" className="btn line" onClick={paste}>
          {selected < 0 ? t('Paste at the end') : t('Paste after the selected section')}
        </button>
        <button type="button" className="btn text" onClick={() => editor.setBuffer(null)}>
          {t('Clear')}
        </button>
      </div>
    </div>
  )
}
