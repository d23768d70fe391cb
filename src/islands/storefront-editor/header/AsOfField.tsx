import { useStore } from '@nanostores/react'
import { useFrame } from '../../settings/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'

/** The day that the canvas shows: sections that begin or end are shown as on that day. */
export function AsOfField() {
  const { t } = useFrame()
  const { view } = useEditor()
  const asOf = useStore(view.$asOf)
  return (
    <label className="editor-as-of">
      <span>{t('As of')}</span>
      <input
        type="date"
        value={asOf?.slice(0, 10) ?? ''}
        onChange={({ target }) => view.show({ asOf: target.value === '' ? null : `${target.value} 12:00:00` })}
      />
    </label>
  )
}
