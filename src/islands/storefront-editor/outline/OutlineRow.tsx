import { useSortable } from '@dnd-kit/sortable'
import { memo } from 'react'
import type { DraftSection } from '#shared/sections/draft.ts'
import { definitions } from '#shared/sections/registry.ts'
import { useFrame } from '../../settings/SettingsFrame.tsx'
import { SortableHandle, sortableRow } from '../../settings/SortableHandle.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useEditor } from '../editorContext.ts'
import { showInCanvas } from '../showInCanvas.ts'
import { useIsSelected, useSection } from '../useSection.ts'
import { useSectionName } from '../useSectionName.ts'
import { RowMarks } from './RowMarks.tsx'
import { SectionMenu } from './SectionMenu.tsx'

interface OutlineRowProps {
  id: number
  index: number
  total: number
  /** In a preview nothing is moved. */
  isFixed: boolean
}

export const OutlineRow = memo(function OutlineRow({ id, index, total, isFixed }: OutlineRowProps) {
  const sortable = useSortable({ id: String(id), disabled: isFixed })
  const section = useSection(id)
  if (!section) return null
  return <Row {...{ section, index, total, isFixed, sortable }} />
})

interface RowProps extends Omit<OutlineRowProps, 'id'> {
  section: DraftSection
  sortable: ReturnType<typeof useSortable>
}

function Row({ section, index, total, isFixed, sortable }: RowProps) {
  const { icons } = useFrame()
  const { view } = useEditor()
  const isSelected = useIsSelected(section.id)
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
        <span className="outline-title">
          <bdi>{name}</bdi>
        </span>
        <RowMarks section={section} />
      </button>
      {!isFixed && <SectionMenu {...{ section, index, total }} />}
    </li>
  )
}
