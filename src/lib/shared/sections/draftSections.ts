import { type DraftSection, savedId } from './draft.ts'
import { definitions } from './registry.ts'
import type { ManagedSection, SentSection } from './section.ts'
import type { SectionType } from './types.ts'

/** The filled parts of a section, from its definition or from a template. */
export type SectionStart = Partial<Pick<DraftSection['data'], 'content' | 'settings' | 'appearance'>>

/** A section as the editor starts with it. */
export function draftOf(section: ManagedSection): DraftSection {
  return { ...section, state: 'view' }
}

/** A new section with the defaults of its type, in the storefront's own language. */
export function newSection(
  type: SectionType,
  { id, language, start = {} }: { id: number; language: string; start?: SectionStart },
): DraftSection {
  const { defaults } = definitions[type]
  const data = {
    content: start.content ?? { [language]: defaults.content },
    settings: start.settings ?? defaults.settings,
    appearance: start.appearance ?? defaults.appearance,
    restrictions: [],
  }
  const shown = { hidden: false, visible_from: null, visible_until: null, hide: false }
  // Content and settings come from the definition of the type; TypeScript loses the link in the union.
  return { id, type, weight: 0, ...shown, state: 'view', data } as DraftSection
}

/** A new section that is a copy of another one. */
export function copyOfSection(section: DraftSection, id: number): DraftSection {
  return { ...section, id, state: 'view', hide: false }
}

/** A section as it is saved: without what only the editor knows. The random id of a new one is its key. */
export function sentSection({ hide: _hide, state: _state, ...section }: DraftSection): SentSection {
  return savedId(section) === null ? { ...section, id: null, key: `draft${section.id}` } : section
}
