import type { CSSProperties } from 'react'
import type { TimeRange } from '#shared/availability/ranges.ts'

/** The place of a block: the sheet turns minutes into heights, and lanes into widths. */
export function placed({ from, until }: TimeRange, side?: { lane: number; lanes: number }): CSSProperties {
  const style: Record<string, number> = { '--from': from, '--until': until }
  return side && side.lanes > 1 ? { ...style, '--lane': side.lane, '--lanes': side.lanes } : style
}
