import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { maxSections } from '#shared/sections/types.ts'
import { useFrame } from '../../settings/SettingsFrame.tsx'
import { SortableList } from '../../settings/SortableList.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useEditor } from '../editorContext.ts'
import { useSectionActions } from '../useSectionActions.ts'
import { useSectionName } from '../useSectionName.ts'
import { BufferSlot } from './BufferSlot.tsx'
import { OutlineRow } from './OutlineRow.tsx'
import './outline.css'

/** All sections in their order. They are moved by their handles, and selected by their names. */
export function Outline() {
  const { t, icons } = useFrame()
  const { editor, preview, overlays } = useEditor()
  const act = useSectionActions()
  const nameOf = useSectionName()
  const ids = useStore(editor.$ids)
  const isPreview = useStore(preview.$previewed) !== null
  const keys = useMemo(() => ids.map(String), [ids])
  const find = (key: string) => editor.$byId.get().get(Number(key))
  const isFull = ids.length >= maxSections
  return (
    <nav className="outline" aria-label={t('Sections')}>
      <SortableList
        id="outline"
        keys={keys}
        nameOf={(key) => {
          const section = find(key)
          return section ? nameOf(section) : key
        }}
        onMove={(key, position) => {
          const section = find(key)
          if (section && position >= 0) act.move(section, position)
        }}
      >
        <ol className="outline-rows">
          {ids.map((id, index) => (
            <OutlineRow key={id} {...{ id, index }} total={ids.length} isFixed={isPreview} />
          ))}
        </ol>
      </SortableList>
      {!isPreview && (
        <>
          <BufferSlot />
          <button
            type="button"
            className="btn line outline-add"
            aria-disabled={isFull || undefined}
            onClick={isFull ? undefined : () => overlays.openPicker(ids.length)}
          >
            <Icon href={`${icons}#add`} />
            {t('Add a section')}
          </button>
        </>
      )}
    </nav>
  )
}
