import { readerLanguage, type ReaderLanguages } from '../i18n/readerText.ts'
import type { PublicSection, Section } from './section.ts'

/**
 * Returns a stored section for one reader: in one language and without restrictions; null if it has no words.
 * @param own the language of the storefront
 */
export function localiseSection(section: Section, reader: ReaderLanguages, own: string): PublicSection | null {
  const { id, type, weight, data } = section
  const contents: Readonly<Record<string, unknown>> = data.content
  const lang = readerLanguage(contents, reader, own)
  if (lang === undefined) return null
  const shown = { content: contents[lang], settings: data.settings, appearance: data.appearance }
  // Content and settings come from one section, so they belong to its type; TypeScript loses the link in the union.
  return { id, type, weight, lang, data: shown } as PublicSection
}
