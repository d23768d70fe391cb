import type { TimeRange } from '../ranges.ts'

/*
 * A calendar is drawn in columns of equal width, each for a part of a day. Positions are percentages of the whole width,
 * from the side on which the line begins. Nothing here needs Temporal: browsers use it too.
 */

/** A part of a range in one column. */
export interface Piece {
  /** The number of the column. */
  column: number
  at: number
  width: number
}

/** The parts of a range that are in the columns. */
export function piecesOf(range: TimeRange, columns: readonly TimeRange[]): Piece[] {
  const share = 100 / columns.length
  return sharesOf(range, columns).map(({ column, from, until }) => ({
    column,
    at: rounded((column + from) * share),
    width: rounded((until - from) * share),
  }))
}

/** The same with parts joined that touch: days without a gap are one piece. */
export function joinedPieces(range: TimeRange, columns: readonly TimeRange[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of piecesOf(range, columns)) {
    const last = joined.at(-1)
    if (last && Math.abs(last.at + last.width - piece.at) < 0.01) last.width = rounded(last.width + piece.width)
    else joined.push({ ...piece })
  }
  return joined
}

/** The width of the path below; a wide screen shows less. */
export const BARS_WIDTH = 10_000

/** Bars of sorted ranges as one path: each is a stroke of its length, each way between them is relative. */
export function barsPath(ranges: readonly TimeRange[], columns: readonly TimeRange[]): string {
  const share = BARS_WIDTH / columns.length
  let path = ''
  let end = 0
  for (const range of ranges) {
    for (const { column, from, until } of sharesOf(range, columns)) {
      const start = Math.round((column + from) * share)
      const stop = Math.round((column + until) * share)
      path += `${path === '' ? 'M' : 'm'}${start - end} 0h${stop - start}`
      end = stop
    }
  }
  return path
}

/** The parts of a range in the columns, each from 0 (the beginning of its column) to 1. */
function sharesOf(range: TimeRange, columns: readonly TimeRange[]): { column: number; from: number; until: number }[] {
  const parts: { column: number; from: number; until: number }[] = []
  for (const [number, column] of columns.entries()) {
    if (column.from >= range.until) break
    if (column.until <= range.from) continue
    const length = column.until - column.from
    const from = Math.max(0, range.from - column.from) / length
    parts.push({ column: number, from, until: Math.min(length, range.until - column.from) / length })
  }
  return parts
}

function rounded(percent: number): number {
  return Math.round(percent * 1000) / 1000
}
