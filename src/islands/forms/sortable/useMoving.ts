import {
  type CollisionDetection,
  KeyboardSensor,
  type KeyboardCoordinateGetter,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type RefObject, useEffect, useRef, useState } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Moves rows by pointer and by keyboard. The place under the pointer counts, or the place that the arrow keys have
 * reached, and not the size of the row: an open row is as tall as ten closed ones. The result stays the same when
 * rows come and go, so that no row is drawn again for it.
 */
export function useMoving(keys: readonly string[]) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  }, [keys])
  const [{ keyboard, ...moving }] = useState(() => movingIn(latest))
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard))
  return { sensors, ...moving }
}

const pointer = { activationConstraint: { distance: 5 } }

function movingIn(latest: RefObject<readonly string[]>) {
  let reached: string | null = null

  const coordinateGetter: KeyboardCoordinateGetter = (event, { active, context: { droppableRects } }) => {
    const step = STEPS[event.code]
    if (step === undefined) return undefined
    event.preventDefault()
    const keys = latest.current
    const next = keys[keys.indexOf(reached ?? String(active)) + step]
    const rect = next === undefined ? undefined : droppableRects.get(next)
    if (next === undefined || !rect) return undefined
    reached = next
    return { x: rect.left, y: rect.top }
  }

  const collisionDetection: CollisionDetection = ({ active, pointerCoordinates, droppableRects }) => {
    if (!pointerCoordinates) return [{ id: reached ?? active.id }]
    const distance = (key: string) => {
      const rect = droppableRects.get(key)
      return rect ? Math.abs(rect.top + rect.height / 2 - pointerCoordinates.y) : Number.POSITIVE_INFINITY
    }
    const [nearest] = latest.current.toSorted((one, other) => distance(one) - distance(other))
    return nearest === undefined ? [] : [{ id: nearest }]
  }

  return {
    keyboard: { coordinateGetter },
    collisionDetection,
    onDragStart: () => {
      reached = null
    },
  }
}
