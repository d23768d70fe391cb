import type { FindTimeWish } from './wish.ts'

/** The open question, kept while the user looks at other days. */
export interface KeptWish {
  wish: FindTimeWish
  /** Of all chosen people, also those who are not on the page. */
  names: [uid: number, name: string][]
  /** The beginning of the chosen answer, as the contract writes it. */
  at: string | null
}

const KEY = 'find-time'

/** Returns `null` if nothing is kept, or nothing that can be read. */
export function readKeptWish(storage: Storage): KeptWish | null {
  try {
    return JSON.parse(storage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

export function keepWish(storage: Storage, kept: KeptWish | null): void {
  try {
    if (kept) storage.setItem(KEY, JSON.stringify(kept))
    else storage.removeItem(KEY)
  } catch {
    // A full or forbidden storage: the question is only lost with the page.
  }
}
