import { overlap, type TimeRange } from '../ranges.ts'

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
  return columns.flatMap((column, number) => {
    if (!overlap(range, column)) return []
    const place = (time: number) =>
      share * Math.min(1, Math.max(0, (time - column.from) / (column.until - column.from)))
    const at = place(range.from)
    return [{ column: number, at: rounded(number * share + at), width: rounded(place(range.until) - at) }]
  })
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

/** Bars of all ranges as one path, 100 wide and 1 high. */
export function barsPath(ranges: readonly TimeRange[], columns: readonly TimeRange[]): string {
  return ranges
    .flatMap((range) => piecesOf(range, columns))
    .map(({ at, width }) => `M${at} 0h${width}v1h-${width}z`)
    .join('')
}

function rounded(percent: number): number {
  return Math.round(percent * 1000) / 1000
}
