import type { DraftSection } from './draft.ts'
import { sectionBytes } from './sectionBytes.ts'

const known = new WeakMap<DraftSection['data'], number>()

/** The sizes of sections as they are stored; each version of a section is counted once. */
export function storefrontBytes(sections: readonly DraftSection[]): { all: number; largest: number } {
  const sizes = sections.map(bytesOf)
  return { all: sizes.reduce((sum, bytes) => sum + bytes, 0), largest: Math.max(0, ...sizes) }
}

function bytesOf(section: DraftSection): number {
  const bytes = known.get(section.data) ?? sectionBytes(section)
  known.set(section.data, bytes)
  return bytes
}
