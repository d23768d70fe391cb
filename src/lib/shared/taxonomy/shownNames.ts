/** The stored values of a form of names; a vocabulary has no parent. */
export interface StoredNames {
  name: string
  translations: Readonly<Record<string, string>>
  parent?: number | null
}

/**
 * The stored values that a form with the names in these languages shows, as one text. The form sends it back, and its
 * save is refused if something else is stored by then.
 */
export function shownNames({ name, translations, parent }: StoredNames, languages: readonly string[]): string {
  const named = languages.toSorted().map((langcode) => [langcode, translations[langcode] ?? ''])
  return JSON.stringify([name, parent ?? 0, named])
}
