import type { CSSProperties } from 'react'
import type { TimeRange } from '#shared/availability/ranges.ts'

/** The place of a block: the sheet turns minutes into heights. */
export function placed({ from, until }: TimeRange): CSSProperties {
  // why: React's type of styles does not know custom properties
  return { '--from': from, '--until': until } as CSSProperties
}
