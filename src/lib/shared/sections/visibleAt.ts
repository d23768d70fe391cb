import { fromInstant, toInstant } from '../instant.ts'
import type { Section } from './section.ts'

type Timed = Pick<Section, 'hidden' | 'visible_from' | 'visible_until'>

/** Whether a section is shown at `now`: not hidden, begun (from, inclusive) and not over (until, exclusive). */
export function visibleAt(section: Timed, now: Date): boolean {
  return whyNotVisible(section, now) === null
}

/** Whether a section is shown at `now`, or will be by itself: not hidden and not over. */
export function visibleNowOrLater(section: Timed, now: Date): boolean {
  const why = whyNotVisible(section, now)
  return why === null || why === 'from'
}

/** Why a section is not shown at `now`: it is hidden, not begun, or over. Null if it is shown. */
export function whyNotVisible(section: Timed, now: Date): 'hidden' | 'from' | 'until' | null {
  // Instants in the contract's format sort by time.
  const instant = toInstant(now)
  if (section.hidden) return 'hidden'
  if (section.visible_from !== null && instant < section.visible_from) return 'from'
  return section.visible_until === null || instant < section.visible_until ? null : 'until'
}

/** Whether a section ends before it begins, or at the same time. */
export function endsTooEarly({ visible_from: from, visible_until: until }: Omit<Timed, 'hidden'>): boolean {
  return from !== null && until !== null && until <= from
}

/**
 * Returns when the next section appears or disappears after `now`: until then a page may be cached. null if nothing
 * changes by itself.
 */
export function nextVisibilityChange(sections: readonly Timed[], now: Date): Date | null {
  const instant = toInstant(now)
  const later = sections.flatMap(edges).filter((edge) => edge > instant)
  const first = later.sort()[0]
  return first === undefined ? null : fromInstant(first)
}

function edges(section: Timed): string[] {
  if (section.hidden) return []
  return [section.visible_from, section.visible_until].filter((edge) => edge !== null)
}
