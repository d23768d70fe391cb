import type { CSSProperties } from 'react'
import type { TimeRange } from '#shared/availability/ranges.ts'

/** The place of a block: the sheet turns minutes into heights. */
export function placed({ from, until }: TimeRange, side?: { lane: number; lanes: number }): CSSProperties {
  const lanes = side && side.lanes > 1 ? { '--lane': side.lane, '--lanes': side.lanes } : {}
  // why: React's type of styles does not know custom properties
  return { '--from': from, '--until': until, ...lanes } as CSSProperties
}
