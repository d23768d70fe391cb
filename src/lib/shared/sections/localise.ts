import type { PublicSection, Section } from './section.ts'

/** Words in the language they are in. */
export interface Localised<Content> {
  content: Content
  lang: string
}

/**
 * Picks the words to show: in the reader's language, else in the site's, else in the first language there is.
 * null where there are no words at all.
 */
export function localise<Content>(
  contents: Readonly<Record<string, Content>>,
  language: string,
  siteLanguage: string,
): Localised<Content> | null {
  for (const lang of [language, siteLanguage, ...Object.keys(contents)]) {
    const content = Object.hasOwn(contents, lang) ? contents[lang] : undefined
    if (content !== undefined) return { content, lang }
  }
  return null
}

/** A stored section as a reader gets it: one language, no restrictions; null where it has no words. */
export function publish(section: Section, language: string, siteLanguage: string): PublicSection | null {
  const found = localise<unknown>(section.data.content, language, siteLanguage)
  if (!found) return null
  const { id, type, weight, data } = section
  const shown = { content: found.content, settings: data.settings, appearance: data.appearance }
  // Content and settings come from one section, so they belong to its type; TypeScript loses the link in the union.
  return { id, type, weight, lang: found.lang, data: shown } as PublicSection
}
