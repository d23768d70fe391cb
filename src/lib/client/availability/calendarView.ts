import { atom, type ReadableAtom } from 'nanostores'
import type { WeekRhythm } from '#shared/availability/paintWeekly.ts'
import type { CalendarPlace } from '#shared/availability/calendarPlace.ts'
import type { UncoveredSession } from '#shared/contract/instructorCalendars.ts'
import type { OwnSession } from '#shared/contract/sessionLists.ts'
import type { PaintMode } from './availabilityChanges.ts'
import type { GridPoint, Painting, PaintTool } from './painting.ts'

/** The dialog that is open. */
export type CalendarDialog =
  | { kind: 'schedule'; id: number | null }
  | { kind: 'exception'; exception: { kind: 'time_off' | 'overrides'; id: number } | null; day: string }
  | { kind: 'uncovered'; sessions: readonly UncoveredSession[] }
  | { kind: 'decline'; session: OwnSession }
  | { kind: 'join' }
  | { kind: 'leave-calendar'; id: number; name: string }
  | { kind: 'renew' }
  /** The session has ended; `again` repeats what was refused. */
  | { kind: 'sign-in'; again: () => void }

/** The part of the calendar that is selected: a range of hours on one day, in minutes. */
export interface SelectedHours {
  day: string
  from: number
  until: number
}

/** A range of hours that the user drags: the whole range, or one of its ends. */
export interface HoursDrag {
  kind: 'move' | 'from' | 'until'
  start: SelectedHours
  now: SelectedHours
}

/** How the week is painted. */
export interface PaintSettings {
  mode: PaintMode
  tool: PaintTool
  /** The minutes of a cell. */
  step: 15 | 30
  /** A finger paints at once instead of scrolling. */
  isTouching: boolean
  /** How often new hours of a schedule come again, by its id, if the user has chosen it. */
  rhythms: Readonly<Record<number, WeekRhythm>>
}

/** The state of the view. Nothing of it is saved. */
export interface CalendarViewStore {
  $place: ReadableAtom<CalendarPlace>
  $scheduleId: ReadableAtom<number>
  $paint: ReadableAtom<PaintSettings>
  $focus: ReadableAtom<GridPoint>
  $painting: ReadableAtom<Painting | null>
  $selected: ReadableAtom<SelectedHours | null>
  $drag: ReadableAtom<HoursDrag | null>
  $dialog: ReadableAtom<CalendarDialog | null>
  /** For screen readers only. */
  $announced: ReadableAtom<string>
  /** A short message about a removal, which can be taken back. */
  $notice: ReadableAtom<string | null>
  go(place: CalendarPlace): void
  choose(scheduleId: number): void
  set(settings: Partial<PaintSettings>): void
  focus(point: GridPoint): void
  paint(painting: Painting | null): void
  select(hours: SelectedHours | null): void
  drag(drag: HoursDrag | null): void
  open(dialog: CalendarDialog | null): void
  announce(message: string): void
  notice(message: string | null): void
}

const NOTICE_MS = 10_000

/** The state of one open calendar: it begins at 09:00 of the day of `place`, with the weekly hours of a schedule. */
export function createCalendarView(place: CalendarPlace, scheduleId: number): CalendarViewStore {
  const $place = atom(place)
  const $scheduleId = atom(scheduleId)
  const $paint = atom<PaintSettings>({
    mode: 'weekly',
    tool: 'paint',
    step: 30,
    isTouching: false,
    rhythms: {},
  })
  const $focus = atom<GridPoint>({ day: place.date, minute: 9 * 60 })
  const $painting = atom<Painting | null>(null)
  const $selected = atom<SelectedHours | null>(null)
  const $drag = atom<HoursDrag | null>(null)
  const $dialog = atom<CalendarDialog | null>(null)
  const $announced = atom('')
  const $notice = atom<string | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    $place,
    $scheduleId,
    $paint,
    $focus,
    $painting,
    $selected,
    $drag,
    $dialog,
    $announced,
    $notice,
    go: (next) => {
      $painting.set(null)
      $selected.set(null)
      $place.set(next)
      $focus.set({ day: next.date, minute: $focus.get().minute })
    },
    choose: (id) => {
      $selected.set(null)
      $scheduleId.set(id)
    },
    set: (settings) => {
      const next = { ...$paint.get(), ...settings }
      $paint.set(next)
      const { day, minute } = $focus.get()
      $focus.set({ day, minute: minute - (minute % next.step) })
    },
    focus: (point) => $focus.set(point),
    paint: (painting) => $painting.set(painting),
    select: (hours) => $selected.set(hours),
    drag: (drag) => $drag.set(drag),
    open: (dialog) => $dialog.set(dialog),
    // A repeated message must be a change, or screen readers do not say it again.
    announce: (message) => $announced.set(message === $announced.get() ? `${message}\u00a0` : message),
    notice: (message) => {
      clearTimeout(timer)
      $notice.set(message)
      if (message !== null) timer = setTimeout(() => $notice.set(null), NOTICE_MS)
    },
  }
}
