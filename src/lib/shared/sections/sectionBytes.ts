import type { SentSection } from './section.ts'

/** Returns the size of a section: the bytes of its content, settings, appearance and restrictions as JSON in UTF-8. */
export function sectionBytes({ data }: Pick<SentSection, 'data'>): number {
  return new TextEncoder().encode(JSON.stringify(data)).length
}
