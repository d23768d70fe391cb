import { DAY_MS } from './time.ts'

/** Where the browser keeps the points it last knew. */
export const POINTS_KEY = 'incentives.points'
/** The uid of the owner of these points. */
export const POINTS_OWNER_KEY = 'incentives.points.of'

/** A recovery copy or a copied section is removed from the browser after this time; its pictures are kept as long. */
export const KEPT_SECTIONS_MS = 14 * DAY_MS

/** The unsaved sections of all users in the storage of the browser; the uid is in the key of each copy. */
export const RECOVERY_PREFIX = 'storefront.recovery.'

/** The copied section of a user in the storage of the browser. */
export function bufferKey(uid: number): string {
  return `storefront.buffer.${uid}`
}

/**
 * The unsaved values of a form in the storage of the tab.
 * @param owned the name of the form, and the uid at its end: `product.12.7`
 */
export function draftKey(owned: string): string {
  return `draft.${owned}`
}

/** The question for a common time in the storage of the tab: it names people. */
export function findTimeKey(uid: number): string {
  return `find-time.${uid}`
}

/** The uid in the key of unsaved work that the browser keeps; null if it is the key of another thing. */
export function unsavedFor(key: string): number | null {
  const uid = uidPart(key.split('.'))
  return uid !== undefined && /^\d{1,15}$/.test(uid) ? Number(uid) : null
}

function uidPart([area, ...parts]: readonly string[]): string | undefined {
  if (area === 'storefront') return parts[0] === 'buffer' ? parts[1] : parts[0] === 'recovery' ? parts[2] : undefined
  if (area === 'draft' && parts.length > 1) return parts.at(-1)
  return area === 'find-time' && parts.length === 1 ? parts[0] : undefined
}
