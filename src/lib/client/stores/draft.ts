import { draftKey } from '#shared/browserKeys.ts'

/** The values of a form, kept in this browser tab until the form has been sent. */
export interface Draft {
  keep(values: Readonly<Record<string, string>>): void
  recall(): Readonly<Record<string, string>> | null
  drop(): void
}

/**
 * Creates a draft.
 * @param owned the name of the form, and the uid at its end, so that no other user finds the draft
 * @param storage a function, because the server has no storage and a browser may block it
 */
export function createDraft(owned: string, storage: () => Storage = () => sessionStorage): Draft {
  const key = draftKey(owned)
  return {
    keep: (values) => tryStorage(() => storage().setItem(key, JSON.stringify(values))),
    recall: () => tryStorage(() => valuesIn(storage().getItem(key))) ?? null,
    drop: () => tryStorage(() => storage().removeItem(key)),
  }
}

/** Uses the storage of the browser. Without storage only the draft is lost. */
export function tryStorage<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (error) {
    console.warn('The draft cannot be kept in this browser.', error)
    return undefined
  }
}

function valuesIn(kept: string | null): Record<string, string> | null {
  const values: unknown = kept === null ? null : JSON.parse(kept)
  if (typeof values !== 'object' || values === null) return null
  return Object.fromEntries(
    Object.entries(values).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
