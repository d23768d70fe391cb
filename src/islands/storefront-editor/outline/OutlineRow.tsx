import { useSortable } from '@dnd-kit/sortable'
import { memo, useMemo, useState } from 'react'
import { definitions } from '#shared/sections/registry.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { type HandledRow, sortableRow } from '../../forms/sortable/SortableHandle.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useEditor } from '../editorContext.ts'
import { showInCanvas } from '../showInCanvas.ts'
import { useIsRemoved, useIsSelected, useSection } from '../useSection.ts'
import { useSectionActions } from '../useSectionActions.ts'
import { useSectionName } from '../useSectionName.ts'
import { RowHandle } from './RowHandle.tsx'
import { RowMarks } from './RowMarks.tsx'
import { SectionMenu } from './SectionMenu.tsx'

interface OutlineRowProps {
  id: number
  /** In a preview nothing is moved. */
  isFixed: boolean
}

/** The place of a row. It is drawn again whenever a row moves; what it holds is not. */
export const OutlineRow = memo(function OutlineRow({ id, isFixed }: OutlineRowProps) {
  const { editor } = useEditor()
  const sortable = useSortable({ id: String(editor.keys.keyOf(id)), disabled: isFixed })
  const isSelected = useIsSelected(id)
  const [isNew] = useState(isSelected)
  const isRemoved = useIsRemoved(id)
  const { attributes, listeners, setActivatorNodeRef } = sortable
  const handled = useMemo(
    () => ({ attributes, listeners, setActivatorNodeRef }),
    [attributes, listeners, setActivatorNodeRef],
  )
  return (
    <li
      className="outline-row"
      hidden={isRemoved}
      data-id={id}
      data-new={isNew || undefined}
      data-selected={isSelected || undefined}
      {...sortableRow(sortable)}
    >
      <RowParts id={id} isFixed={isFixed} isSelected={isSelected} handled={handled} />
    </li>
  )
})

interface RowPartsProps extends OutlineRowProps {
  isSelected: boolean
  handled: HandledRow
}

const RowParts = memo(function RowParts({ id, isFixed, isSelected, handled }: RowPartsProps) {
  const { icons } = useFrame()
  const { screen } = useEditor()
  const act = useSectionActions()
  const nameOf = useSectionName()
  const section = useSection(id)
  if (!section) return null
  const name = nameOf(section)
  return (
    <>
      {!isFixed && <RowHandle id={id} name={name} handled={handled} />}
      <button
        type="button"
        className="outline-name"
        aria-current={isSelected || undefined}
        data-quiet={section.hidden || undefined}
        onClick={() => {
          screen.select(id)
          // Without the page there is nothing to see of the selection: the section opens.
          if (!showInCanvas(id) && !isFixed) act.edit(section, 'content')
        }}
      >
        <Icon href={`${icons}#${definitions[section.type].icon}`} />
        <span className="outline-title">
          <bdi>{name}</bdi>
        </span>
        <RowMarks section={section} />
      </button>
      {!isFixed && <SectionMenu section={section} />}
    </>
  )
})
