import type { CSSProperties } from 'react'
import type { TimeRange } from '#shared/availability/ranges.ts'

/** The place of a block: the sheet turns minutes into heights, and lanes into widths. */
export function placed({ from, until }: TimeRange, side = { lane: 0, lanes: 1 }): CSSProperties {
  const style: Record<string, number> = { '--from': from, '--until': until }
  if (side.lanes > 1) Object.assign(style, { '--lane': side.lane, '--lanes': side.lanes })
  return style
}
