/** The text with a capital at its beginning, for a value alone: French and Spanish write `heure`, `français` inside sentences. */
export function capitalised(text: string, lang: string): string {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase(lang) + rest.join('')
}
