import { DndContext } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { moveAnnouncements } from './moveAnnouncements.ts'
import { useFrame } from './SettingsFrame.tsx'
import { useMoving } from './useMoving.ts'
import './sortable.css'

interface SortableListProps {
  /** The same on the server and in the browser. */
  id: string
  keys: readonly string[]
  nameOf(key: string): string
  onMove(key: string, position: number): void
  children: ReactNode
}

/** Lets its rows be moved by pointer, by touch and by keyboard, with announcements. Each row has a `SortableHandle`. */
export function SortableList({ id, keys, nameOf, onMove, children }: SortableListProps) {
  const { t } = useFrame()
  const moving = useMoving(keys)
  return (
    <DndContext
      id={id}
      {...moving}
      accessibility={moveAnnouncements(t, keys, nameOf)}
      onDragEnd={({ active, over }) => {
        if (over) onMove(String(active.id), keys.indexOf(String(over.id)))
      }}
    >
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
