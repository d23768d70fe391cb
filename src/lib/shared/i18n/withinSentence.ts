/** A label as it is written within a sentence: “Country” becomes “country”. German keeps the capital of its nouns. */
export function withinSentence(label: string, lang: string): string {
  return lang.startsWith('de') ? label : label.toLocaleLowerCase(lang)
}
