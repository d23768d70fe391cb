import { readerLanguage, type ReaderLanguages } from '#shared/i18n/readerText.ts'

/** The key of a name whose language is not stored. */
const OWN = ''

/**
 * Returns the name of a term or a vocabulary for this reader.
 * @param translations names by language; a row of the database holds them as JSON
 */
export function termName(
  { name, translations }: { name: string; translations: string | Readonly<Record<string, string>> },
  reader: ReaderLanguages,
): string {
  if (translations === '{}') return name
  const names: Record<string, string> = typeof translations === 'string' ? JSON.parse(translations) : translations
  const texts: Record<string, string> = { ...names, [OWN]: name }
  return texts[readerLanguage(texts, reader, OWN) ?? OWN] ?? name
}
