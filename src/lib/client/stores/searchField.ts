import { atom, type ReadableAtom } from 'nanostores'

/**
 * What the header's search field shows: only its button, or the field too. Once `submitted` the field is empty and
 * disabled and the loader shows, until the next page has come.
 */
export type SearchFieldState = 'collapsed' | 'expanded' | 'submitted'

export interface SearchField {
  $state: ReadableAtom<SearchFieldState>
  $text: ReadableAtom<string>
  /** Takes over what the reader did with the plain form before this store was there. */
  adopt(text: string, focused: boolean): void
  type(text: string): void
  /** The button: opens the field, submits what was typed, or closes the empty field. */
  press(): void
  /** Enter in the field: submits; an empty field only closes. */
  enter(): void
  /** Escape, a click outside, or the keyboard's focus leaving: closes and keeps what was typed. */
  leave(): void
  /** The page is shown again (the browser's Back): ready for another search. */
  restore(): void
}

/**
 * The search field as the specification's section 4 describes it.
 * @param search goes to the results of a text that is not empty
 */
export function createSearchField(search: (text: string) => void): SearchField {
  const $text = atom('')
  const $state = atom<SearchFieldState>('collapsed')

  function submit() {
    const text = $text.get().trim()
    if (text === '') return $state.set('collapsed')
    $text.set('')
    $state.set('submitted')
    search(text)
  }
  /** While the next page is on its way nothing happens. */
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
