/** What was typed into a form, kept in this browser tab until the form has been sent. */
export interface Draft {
  keep(typed: Readonly<Record<string, string>>): void
  recall(): Readonly<Record<string, string>> | null
  drop(): void
}

/**
 * A draft under a name that belongs to one person and one form.
 * @param storage a function, because there is none on the server and reading it can be forbidden
 */
export function createDraft(name: string, storage: () => Storage = () => sessionStorage): Draft {
  const key = `draft.${name}`
  return {
    keep: (typed) => attempted(() => storage().setItem(key, JSON.stringify(typed))),
    recall: () => attempted(() => typedIn(storage().getItem(key))) ?? null,
    drop: () => attempted(() => storage().removeItem(key)),
  }
}

/** A browser that keeps nothing only loses the draft. */
function attempted<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (error) {
    console.warn('The draft cannot be kept in this browser.', error)
    return undefined
  }
}

function typedIn(kept: string | null): Record<string, string> | null {
  const typed: unknown = kept === null ? null : JSON.parse(kept)
  if (typeof typed !== 'object' || typed === null) return null
  return Object.fromEntries(
    Object.entries(typed).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
