import type { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IconButton } from '../ui/IconButton.tsx'
import { useFrame } from './SettingsFrame.tsx'

type Sortable = ReturnType<typeof useSortable>

/** The part of a row that its handle needs. */
export type HandledRow = Pick<Sortable, 'attributes' | 'listeners' | 'setActivatorNodeRef'>

interface SortableHandleProps {
  sortable: HandledRow
  name: string
  /** From 0. */
  position: number
  total: number
}

/** The handle of a row in a sortable list. */
export function SortableHandle({ sortable, name, position, total }: SortableHandleProps) {
  const { t, icons } = useFrame()
  return (
    <IconButton
      className="sortable-handle"
      ref={sortable.setActivatorNodeRef}
      {...sortable.attributes}
      {...sortable.listeners}
      icon={`${icons}#drag_indicator`}
      label={t('Move {{name}}, position {{position}} of {{total}}', { name, position: position + 1, total })}
    />
  )
}

/** The attributes of a row in a sortable list. */
export function sortableRow({ setNodeRef, transform, transition, isDragging }: Sortable) {
  return {
    ref: setNodeRef,
    'data-dragging': isDragging || undefined,
    style: { transform: CSS.Translate.toString(transform), transition },
  }
}
