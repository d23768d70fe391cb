/** The longest text of a search, in characters. */
export const SEARCH_TEXT_LENGTH = 200

/** The text that is searched for: the beginning of a longer one, without half a character. */
export function searchText(typed: string): string {
  const text = typed.slice(0, SEARCH_TEXT_LENGTH)
  return text.isWellFormed() ? text : text.slice(0, -1)
}
