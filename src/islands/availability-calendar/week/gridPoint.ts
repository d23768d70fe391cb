import type { GridPoint } from '#client/availability/painting.ts'
import { DAY_MINUTES } from '#shared/time.ts'

/** The cell of the grid under a point of the screen; the nearest one if the point is outside. */
export function gridPointAt(
  body: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
  step: number,
): GridPoint | null {
  const cells = [...body.querySelectorAll<HTMLElement>('[role=row]:first-of-type [data-day]')]
  const shown = cells
    .map((cell) => ({ day: cell.dataset.day ?? '', ...sides(cell) }))
    .filter(({ start, end }) => end > start)
  const nearest = shown.toSorted((one, other) => distance(one, clientX) - distance(other, clientX))[0]
  if (!nearest) return null
  const { top, height } = body.getBoundingClientRect()
  const minute = Math.floor((((clientY - top) / height) * DAY_MINUTES) / step) * step
  return { day: nearest.day, minute: Math.min(Math.max(minute, 0), DAY_MINUTES - step) }
}

/** The minute under a point of the screen, at the nearest border of a cell. */
export function gridEdgeAt(body: HTMLElement, clientY: number, step: number): number {
  const { top, height } = body.getBoundingClientRect()
  const minute = Math.round((((clientY - top) / height) * DAY_MINUTES) / step) * step
  return Math.min(Math.max(minute, 0), DAY_MINUTES)
}

function sides(cell: HTMLElement): { start: number; end: number } {
  const { left, right } = cell.getBoundingClientRect()
  return { start: left, end: right }
}

function distance({ start, end }: { start: number; end: number }, x: number): number {
  if (start <= x && x <= end) return 0
  return Math.min(Math.abs(x - start), Math.abs(x - end))
}
