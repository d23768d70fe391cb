import { findTimeKey } from '#shared/browserKeys.ts'
import { isPlainObject } from '#shared/sameValue.ts'
import type { FindTimeWish } from './wish.ts'

/** The open question, kept while the user looks at other days. */
export interface KeptWish {
  wish: FindTimeWish
  /** Of all chosen people, also those who are not on the page. */
  names: [uid: number, name: string][]
  /** The beginning of the chosen answer, as the contract writes it. */
  at: string | null
}

/** Returns `null` if nothing is kept, or nothing that can be read, for example from another version of the site. */
export function readKeptWish(storage: Storage, uid: number): KeptWish | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(findTimeKey(uid)) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

/** Keeps the question of a user for this tab; `null` removes it. */
export function keepWish(storage: Storage, uid: number, kept: KeptWish | null): void {
  const key = findTimeKey(uid)
  try {
    if (kept) storage.setItem(key, JSON.stringify(kept))
    else storage.removeItem(key)
  } catch {
    // A full or forbidden storage: the question is only lost with the page.
  }
}

/** The values are checked when the question is sent; here it must only be safe to show. */
function isKept(kept: unknown): kept is KeptWish {
  if (!isPlainObject(kept) || !isPlainObject(kept.wish)) return false
  if (!Array.isArray(kept.names) || !kept.names.every(Array.isArray)) return false
  const { people, minutes, from, until, zone } = kept.wish
  return (
    Array.isArray(people) &&
    typeof minutes === 'number' &&
    [from, until, zone].every((text) => typeof text === 'string')
  )
}
