import {
  type CollisionDetection,
  KeyboardSensor,
  type KeyboardCoordinateGetter,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useRef } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Moves rows by pointer and by keyboard. The place under the pointer counts, or the place that the arrow keys have
 * reached, and not the size of the row: an open row is as tall as ten closed ones.
 */
export function useMoving(keys: readonly string[]) {
  const reached = useRef<string | null>(null)

  const coordinateGetter: KeyboardCoordinateGetter = (event, { active, context: { droppableRects } }) => {
    const step = STEPS[event.code]
    if (step === undefined) return undefined
    event.preventDefault()
    const next = keys[keys.indexOf(reached.current ?? String(active)) + step]
    const rect = next === undefined ? undefined : droppableRects.get(next)
    if (next === undefined || !rect) return undefined
    reached.current = next
    return { x: rect.left, y: rect.top }
  }

  const collisionDetection: CollisionDetection = ({ active, pointerCoordinates, droppableRects }) => {
    if (!pointerCoordinates) return [{ id: reached.current ?? active.id }]
    const distance = (key: string) => {
      const rect = droppableRects.get(key)
      return rect ? Math.abs(rect.top + rect.height / 2 - pointerCoordinates.y) : Number.POSITIVE_INFINITY
    }
    const [nearest] = keys.toSorted((one, other) => distance(one) - distance(other))
    return nearest === undefined ? [] : [{ id: nearest }]
  }

  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  )
  return {
    sensors,
    collisionDetection,
    onDragStart: () => {
      reached.current = null
    },
  }
}
