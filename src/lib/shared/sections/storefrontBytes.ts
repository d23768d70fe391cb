import type { DraftSection } from './draft.ts'
import { sentSection } from './draftSections.ts'

const encoder = new TextEncoder()
const known = new WeakMap<DraftSection, number>()

/** The size of a section as it is stored: bytes of its JSON in UTF-8. Counted once for each version of it. */
export function sectionBytes(section: DraftSection): number {
  const held = known.get(section)
  if (held !== undefined) return held
  const bytes = encoder.encode(JSON.stringify(sentSection(section))).length
  known.set(section, bytes)
  return bytes
}

export function storefrontBytes(sections: readonly DraftSection[]): number {
  return sections.reduce((sum, section) => sum + sectionBytes(section), 0)
}
