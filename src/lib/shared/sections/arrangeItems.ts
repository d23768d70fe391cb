type Contents = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * The other languages in which a list has as many entries. Entries have no ids: only in these languages the entries of
 * the same place belong together.
 */
export function languagesInStep(content: object, language: string, field: string): string[] {
  const contents = content as Contents
  const list = contents[language]?.[field]
  if (!Array.isArray(list)) return []
  return Object.keys(contents).filter((code) => {
    const other = contents[code]?.[field]
    return code !== language && Array.isArray(other) && other.length === list.length
  })
}

/**
 * Moves and removes the entries of a list in these languages.
 * @param order the places of the entries that stay, in their new order
 */
export function arrangeItems(
  content: object,
  { languages, field, order }: { languages: readonly string[]; field: string; order: readonly number[] },
): object {
  const arranged = Object.entries(content as Contents).map(([code, texts]) => {
    const list = texts[field]
    if (!languages.includes(code) || !Array.isArray(list)) return [code, texts]
    return [code, { ...texts, [field]: order.map((place) => list[place]) }]
  })
  return Object.fromEntries(arranged)
}
