import { DndContext } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { memo, type ReactNode, useMemo } from 'react'
import { moveAnnouncements } from './moveAnnouncements.ts'
import { useFrame } from '../frame/SettingsFrame.tsx'
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
export const SortableList = memo(function SortableList({ id, keys, nameOf, onMove, children }: SortableListProps) {
  const { t } = useFrame()
  const moving = useMoving(keys)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same keys are the same list, and no row is drawn again
  const items = useMemo(() => [...keys], [keys.join('\n')])
  return (
    <DndContext
      id={id}
      {...moving}
      accessibility={moveAnnouncements(t, keys, nameOf)}
      onDragEnd={({ active, over }) => {
        if (over) onMove(String(active.id), keys.indexOf(String(over.id)))
      }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
})
