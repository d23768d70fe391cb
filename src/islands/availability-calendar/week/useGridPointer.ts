import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import type { HoursDrag } from '#client/availability/calendarView.ts'
import type { GridPoint } from '#client/availability/painting.ts'
import type { CalendarDay } from '#client/availability/weekDays.ts'
import { resizedPart, shiftedPart } from '#shared/availability/dayHours.ts'
import type { TimeRange } from '#shared/availability/ranges.ts'
import { useCalendar } from '../calendarContext.ts'
import { gridEdgeAt, gridPointAt } from './gridPoint.ts'
import type { HoursActions } from './useHours.ts'

/** A finger that rests this long paints; before that it scrolls. */
const LONG_PRESS_MS = 400
/** A finger or a mouse that moves less than this has not moved. */
const STILL_PX = 8
/** A click on an empty cell adds an hour. */
const CLICK_MINUTES = 60

interface Press {
  x: number
  y: number
  hasMoved: boolean
  /** The part of the range that the pointer holds; none: it paints. */
  held: HoursDrag['kind'] | null
  timer?: ReturnType<typeof setTimeout>
}

interface GridPointer {
  body: RefObject<HTMLElement | null>
  days: readonly CalendarDay[]
  isReadOnly: boolean
  actions(): HoursActions
}

/** Painting and dragging with the mouse, a pen or a finger. */
export function useGridPointer({ body, days, isReadOnly, actions }: GridPointer) {
  const { view } = useCalendar()
  const press = useRef<Press | null>(null)

  const begin = useCallback(
    (at: { clientX: number; clientY: number }, handle: HoursDrag['kind'] | null) => {
      const { step, tool } = view.$paint.get()
      const point = body.current && gridPointAt(body.current, at, step)
      if (!point || !press.current) return
      const selected = view.$selected.get()
      const under = partUnder(days, point)
      view.focus(point)
      if (handle && selected) {
        press.current.held = handle
        view.drag({ kind: handle, start: selected, now: selected })
      } else if (under && tool === 'paint') {
        press.current.held = 'move'
        const start = { day: point.day, ...under }
        view.drag({ kind: 'move', start, now: start })
      } else {
        press.current.held = null
        view.select(null)
        view.paint({ anchor: point, head: point, tool })
      }
    },
    [view, body, days],
  )

  const drop = useCallback(() => {
    clearTimeout(press.current?.timer)
    press.current = null
    view.paint(null)
    view.drag(null)
  }, [view])

  // A finger that paints must not scroll; the browser asks this listener only if it is not passive.
  useEffect(() => {
    const grid = body.current
    const hold = (event: TouchEvent) => {
      if (view.$painting.get() || view.$drag.get()) event.preventDefault()
    }
    const giveUp = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && press.current) drop()
    }
    grid?.addEventListener('touchmove', hold, { passive: false })
    document.addEventListener('keydown', giveUp)
    return () => {
      grid?.removeEventListener('touchmove', hold)
      document.removeEventListener('keydown', giveUp)
    }
  }, [view, body, drop])

  const onPointerDown = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || isReadOnly || press.current) return
      const handle = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-handle]') : null
      const kind = handle?.dataset.handle === 'from' ? 'from' : handle ? 'until' : null
      const at = { clientX: event.clientX, clientY: event.clientY }
      press.current = { x: event.clientX, y: event.clientY, hasMoved: false, held: null }
      const isFinger = event.pointerType === 'touch' && !view.$paint.get().isTouching && !kind
      if (isFinger) {
        press.current.timer = setTimeout(() => {
          navigator.vibrate?.(12)
          begin(at, null)
        }, LONG_PRESS_MS)
        return
      }
      body.current?.setPointerCapture(event.pointerId)
      begin(at, kind)
    },
    [isReadOnly, view, body, begin],
  )

  const onPointerMove = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      const held = press.current
      if (!held || !body.current) return
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) > STILL_PX) held.hasMoved = true
      const { step } = view.$paint.get()
      const [painting, drag] = [view.$painting.get(), view.$drag.get()]
      if (!painting && !drag) {
        if (held.hasMoved) drop()
        return
      }
      const point = gridPointAt(body.current, event, step)
      if (!point || !held.hasMoved) return
      if (painting) return view.paint({ ...painting, head: point })
      if (drag) view.drag({ ...drag, now: dragged(drag, { body: body.current, press: held, event, point, step }) })
    },
    [view, body, drop],
  )

  const onPointerUp = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      const held = press.current
      const [painting, drag] = [view.$painting.get(), view.$drag.get()]
      drop()
      if (!held) return
      if (!drag && !painting) {
        // A tap selects.
        const point = body.current && gridPointAt(body.current, event, view.$paint.get().step)
        const under = point && partUnder(days, point)
        if (point) view.focus(point)
        if (!held.hasMoved) view.select(under && point ? { day: point.day, ...under } : null)
      }
      if (drag) {
        if (isSame(drag)) view.select(drag.start)
        else actions().move(drag.start, drag.now)
      } else if (painting) {
        const { step } = view.$paint.get()
        const until = Math.min(painting.anchor.minute + CLICK_MINUTES - step, 1440 - step)
        actions().paint(
          held.hasMoved || painting.tool === 'erase'
            ? painting
            : { ...painting, head: { ...painting.anchor, minute: Math.max(painting.anchor.minute, until) } },
        )
      }
    },
    [view, drop, actions, body, days],
  )

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: drop }
}

function partUnder(days: readonly CalendarDay[], { day, minute }: GridPoint): TimeRange | undefined {
  return days.find((one) => one.day === day)?.hours.find(({ from, until }) => from <= minute && minute < until)
}

interface DragAt {
  body: HTMLElement
  press: Press
  event: { clientY: number }
  point: { day: string }
  step: number
}

function dragged({ kind, start }: HoursDrag, { body, press, event, point, step }: DragAt): HoursDrag['now'] {
  if (kind === 'move') {
    const by = gridEdgeAt(body, event.clientY, step) - gridEdgeAt(body, press.y, step)
    return { day: point.day, ...shiftedPart(start, by) }
  }
  return { day: start.day, ...resizedPart(start, kind, gridEdgeAt(body, event.clientY, step), step) }
}

function isSame({ start, now }: HoursDrag): boolean {
  return start.day === now.day && start.from === now.from && start.until === now.until
}
