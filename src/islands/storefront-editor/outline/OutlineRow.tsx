import { useSortable } from '@dnd-kit/sortable'
import { useStore } from '@nanostores/react'
import { memo } from 'react'
import type { DraftSection } from '#shared/sections/draft.ts'
import { definitions } from '#shared/sections/registry.ts'
import { useFrame } from '../../settings/SettingsFrame.tsx'
import { SortableHandle, sortableRow } from '../../settings/SortableHandle.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useEditor } from '../editorContext.ts'
import { showInCanvas } from '../showInCanvas.ts'
import { useSectionName } from '../useSectionName.ts'
import { RowMarks } from './RowMarks.tsx'
import { SectionMenu } from './SectionMenu.tsx'

interface OutlineRowProps {
  section: DraftSection
  index: number
  total: number
  /** In a preview nothing is moved. */
  isFixed: boolean
}

export const OutlineRow = memo(function OutlineRow({ section, index, total, isFixed }: OutlineRowProps) {
  const { icons } = useFrame()
  const { view } = useEditor()
  const sortable = useSortable({ id: String(section.id), disabled: isFixed })
  const isSelected = useStore(view.$selectedId) === section.id
  const name = useSectionName()(section)
  return (
    <li className="outline-row" data-id={section.id} data-selected={isSelected || undefined} {...sortableRow(sortable)}>
      {!isFixed && <SortableHandle {...{ sortable, name, total }} position={index} />}
      <button
        type="button"
        className="outline-name"
        aria-current={isSelected || undefined}
        data-quiet={section.hidden || undefined}
        onClick={() => {
          view.select(section.id)
          showInCanvas(section.id)
        }}
      >
        <Icon href={`${icons}#${definitions[section.type].icon}`} />
        <bdi>{name}</bdi>
        <RowMarks section={section} />
      </button>
      {!isFixed && <SectionMenu {...{ section, index, total }} />}
    </li>
  )
})
