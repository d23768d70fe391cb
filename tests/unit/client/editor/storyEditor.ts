import { createStorefrontEditor, type EditorStore } from '#client/editor/storefrontEditor.ts'
import type { ManagedSection } from '#shared/sections/section.ts'
import { definitions } from '#shared/sections/registry.ts'
import type { SectionType } from '#shared/sections/types.ts'

/** The ids of the sections in their order. */
export function idsOf(editor: EditorStore): number[] {
  return editor.$sections.get().map(({ id }) => id)
}

export function titleOf(editor: EditorStore, id: number): unknown {
  const content: Readonly<Record<string, object>> = editor.$sections.get().find((section) => section.id === id)!
    .data.content
  return Reflect.get(content.en!, 'title')
}

/** An editor whose new ids are -1, -2 and so on. */
export function openStoryEditor(
  type: 'registered' | 'unregistered',
  sections: ManagedSection[],
  clock: () => number,
): EditorStore {
  let lastId = 0
  const weighted = sections.map((section, weight) => ({ ...section, weight }))
  return createStorefrontEditor({ type, language: 'en', revision: 5, sections: weighted }, () => --lastId, clock)
}

/** An editor of the storefront for registered users with a hero (1), questions (2) and a call to action (3). */
export function openThreeSections(clock: () => number): EditorStore {
  return openStoryEditor(
    'registered',
    [storedSection(1, 'hero'), storedSection(2, 'faq'), storedSection(3, 'cta')],
    clock,
  )
}

export function storedSection(id: number, type: SectionType): ManagedSection {
  const { content, settings, appearance } = definitions[type].defaults
  const shown = { hidden: false, visible_from: null, visible_until: null, hide: false }
  return {
    id,
    type,
    weight: 0,
    ...shown,
    data: { content: { en: content }, settings, appearance, restrictions: [] },
  } as ManagedSection
}

/** The answer to a save, in which new sections have their ids. */
export function savedAnswer(sent: readonly ManagedSection[], renamed: Record<number, number>) {
  const sections = sent.map((section) => {
    const { id, type, weight, hidden, visible_from, visible_until, data } = section
    return {
      id: renamed[id] ?? id,
      type,
      weight,
      hidden,
      visible_from,
      visible_until,
      data,
      hide: false,
    } as ManagedSection
  })
  return {
    id: 1,
    type: 'registered' as const,
    enabled: true,
    language: 'en',
    revision: 6,
    changed_at: '2026-11-22 10:00:00',
    changed_by: null,
    restrictions: [],
    gone: [],
    sections,
  }
}
