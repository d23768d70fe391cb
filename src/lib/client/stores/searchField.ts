import { atom, type ReadableAtom } from 'nanostores'

/**
 * The state of the search field in the header. `collapsed` shows only the button. When `submitted`, the field is empty
 * and disabled, and the loader shows until the next page has loaded.
 */
export type SearchFieldState = 'collapsed' | 'expanded' | 'submitted'

export interface SearchFieldStore {
  $state: ReadableAtom<SearchFieldState>
  $text: ReadableAtom<string>
  /** Takes over the state of the plain form, which works before this store has loaded. */
  adopt(text: string, focused: boolean): void
  type(text: string): void
  /** The button: opens the field, submits the text, or closes the empty field. */
  press(): void
  /** Enter in the field: submits the text, or closes the empty field. */
  enter(): void
  /** Escape, a click outside, or the focus leaves: closes the field and keeps the text. */
  leave(): void
  /** The page is shown again (the browser's Back): ready for another search. */
  restore(): void
}

/**
 * The search field of the specification, section 4.
 * @param search opens the results; it is never called with an empty text
 */
export function createSearchField(search: (text: string) => void): SearchFieldStore {
  const $text = atom('')
  const $state = atom<SearchFieldState>('collapsed')

  function submit() {
    const text = $text.get().trim()
    if (text === '') return $state.set('collapsed')
    $text.set('')
    $state.set('submitted')
    search(text)
  }
  /** Does nothing while the next page is loading. */
  const unlessSubmitted = (act: () => void) => () => {
    if ($state.get() !== 'submitted') act()
  }

  return {
    $state,
    $text,
    adopt: (text, focused) => {
      $text.set(text)
      if (focused || text !== '') $state.set('expanded')
    },
    type: (text) => unlessSubmitted(() => $text.set(text))(),
    press: unlessSubmitted(() => ($state.get() === 'collapsed' ? $state.set('expanded') : submit())),
    enter: unlessSubmitted(submit),
    leave: unlessSubmitted(() => $state.set('collapsed')),
    restore: () => {
      if ($state.get() === 'submitted') $state.set('collapsed')
    },
  }
}
