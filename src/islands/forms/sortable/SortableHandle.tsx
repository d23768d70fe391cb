import type { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { useFrame } from '../frame/SettingsFrame.tsx'

type Sortable = ReturnType<typeof useSortable>

/** The part of a row that its handle needs. */
export type HandledRow = Pick<Sortable, 'attributes' | 'listeners' | 'setActivatorNodeRef'>

interface SortableHandleProps {
  sortable: HandledRow
  name: string
  /** From 0. */
  position: number
  total: number
  /** Moves the row by one place; with it the arrow keys also move a row that is not lifted. */
  onStep?(by: 1 | -1): void
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** The handle of a row in a sortable list. */
export function SortableHandle({ sortable, name, position, total, onStep }: SortableHandleProps) {
  const { t, icons } = useFrame()
  const { attributes, listeners } = sortable
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const isLifted = attributes['aria-pressed'] === true
    if (!onStep || step === undefined || isLifted) return void listeners?.onKeyDown?.(event)
    event.preventDefault()
    onStep(step)
  }
  return (
    <IconButton
      className="sortable-handle"
      ref={sortable.setActivatorNodeRef}
      {...attributes}
      {...listeners}
      onKeyDown={onKeyDown}
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
