/** The unsaved sections of all users in the storage of the browser; the uid is in the key of each copy. */
export const RECOVERY_PREFIX = 'storefront.recovery.'

/** The copied section of a user in the storage of the browser. */
export function bufferKey(uid: number): string {
  return `storefront.buffer.${uid}`
}

/** The uid in the key of something that the editor keeps; null if it is the key of another thing. */
export function keptFor(key: string): number | null {
  const [, uid] = /^storefront\.(?:recovery\.[a-z]+|buffer)\.(\d+)(?:\.|$)/.exec(key) ?? []
  return uid === undefined ? null : Number(uid)
}
