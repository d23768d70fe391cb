import type { DraftSection } from '#shared/sections/draft.ts'
import { readKeptSection } from '#shared/sections/readKeptSection.ts'
import { bufferKey, KEPT_SECTIONS_MS } from '#shared/browserKeys.ts'
import { isPlainObject } from '#shared/sameValue.ts'
import { tryStorage } from '../stores/draft.ts'
import type { EditorStore } from './storefrontEditor.ts'

/**
 * Keeps the buffer in the browser, so that it survives from one storefront to the other, also in another tab. Returns a
 * function that stops it.
 */
export function keepBuffer(
  editor: Pick<EditorStore, '$buffer' | 'setBuffer'>,
  uid: number,
  storage: () => Storage = () => localStorage,
  clock: () => number = Date.now,
): () => void {
  const key = bufferKey(uid)
  editor.setBuffer(bufferIn(tryStorage(() => storage().getItem(key)) ?? null, clock()))
  // A section from another tab is not written again: two tabs would copy it to each other without end.
  let isHeard = false
  const stop = editor.$buffer.listen((section) => {
    if (isHeard) return
    const kept = section && JSON.stringify({ at: clock(), section })
    tryStorage(() => (kept ? storage().setItem(key, kept) : storage().removeItem(key)))
  })
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key) return
    isHeard = true
    editor.setBuffer(bufferIn(event.newValue, clock()))
    isHeard = false
  }
  addEventListener('storage', onStorage)
  return () => {
    stop()
    removeEventListener('storage', onStorage)
  }
}

/** A kept section; null if there is none, if it is old, or if it is from another release of the site. */
function bufferIn(text: string | null, now: number): DraftSection | null {
  const held: unknown = tryStorage(() => JSON.parse(text ?? 'null') as unknown)
  if (!isPlainObject(held) || typeof held.at !== 'number' || held.at < now - KEPT_SECTIONS_MS) return null
  return readKeptSection(held.section)
}
