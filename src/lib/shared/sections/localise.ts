import type { PublicSection, Section } from './section.ts'

/** Words in the language they are in. */
export interface Localised<Content> {
  content: Content
  lang: string
}

/**
 * Picks the words to show: in the first of these languages that has any (the reader's, the storefront's, the site's),
 * else in any language; null where there are no words at all.
 */
export function localise<Content>(
  contents: Readonly<Record<string, Content>>,
  ...languages: readonly string[]
): Localised<Content> | null {
  for (const lang of [...languages, ...Object.keys(contents)]) {
    const content = Object.hasOwn(contents, lang) ? contents[lang] : undefined
    if (content !== undefined) return { content, lang }
  }
  return null
}

/** A stored section as a reader gets it: one language, no restrictions; null where it has no words. */
export function publish(section: Section, ...languages: readonly string[]): PublicSection | null {
  const found = localise<unknown>(section.data.content, ...languages)
  if (!found) return null
  const { id, type, weight, data } = section
  const shown = { content: found.content, settings: data.settings, appearance: data.appearance }
  // Content and settings come from one section, so they belong to its type; TypeScript loses the link in the union.
  return { id, type, weight, lang: found.lang, data: shown } as PublicSection
}
