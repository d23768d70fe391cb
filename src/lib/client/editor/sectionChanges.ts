import type { Restriction } from '#shared/audience/restrictions.ts'
import type { SectionAppearance } from '#shared/sections/appearance.ts'
import { arrangeItems, languagesInStep } from '#shared/sections/arrangeItems.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { definitions } from '#shared/sections/registry.ts'
import { replaceSection } from '#shared/sections/sectionList.ts'

type Visibility = Pick<DraftSection, 'hidden' | 'visible_from' | 'visible_until'>

/** The verbs that change one section. */
export interface SectionChanges {
  /** Changes the texts of one language; a language without texts starts with a copy of those that it translates. */
  changeContent(id: number, language: string, change: object): void
  /** Removes the texts of one language, in a step of its own; the last texts of a section stay. */
  removeContent(id: number, language: string): void
  /**
   * Moves and removes entries of a list, in a step of its own; `order` are the places of those that stay. A change in the
   * storefront's own language is one of all languages that have as many entries.
   */
  arrangeItems(id: number, language: string, field: string, order: readonly number[]): void
  changeSettings(id: number, change: object): void
  changeAppearance(id: number, change: Partial<SectionAppearance>): void
  changeRestrictions(id: number, restrictions: Restriction[]): void
  changeVisibility(id: number, change: Partial<Visibility>): void
}

type Push = (list: readonly DraftSection[], group?: string) => void

/** @param own the language of the storefront */
export function sectionChanges(own: string, list: () => readonly DraftSection[], push: Push): SectionChanges {
  function change(id: number, group: string, next: (section: DraftSection) => object) {
    replace(id, next, `${id} ${group}`)
  }
  function replace(id: number, next: (section: DraftSection) => object, group?: string) {
    const section = list().find((held) => held.id === id)
    // A part of a section is replaced by one of the same type; TypeScript loses the link in the union.
    if (section) push(replaceSection(list(), { ...section, ...next(section) } as DraftSection), group)
  }
  const names = (part: object) => Object.keys(part).join()
  return {
    changeContent: (id, language, part) =>
      change(id, `content ${language} ${names(part)}`, ({ type, data }) => {
        const held: Readonly<Record<string, object>> = data.content
        const before = held[language] ?? held[own] ?? Object.values(held)[0] ?? definitions[type].defaults.content
        const texts = { ...before, ...part }
        return { data: { ...data, content: { ...held, [language]: texts } } }
      }),
    removeContent: (id, language) =>
      replace(id, ({ data }) => {
        const { [language]: _removed, ...content }: Readonly<Record<string, object>> = data.content
        return Object.keys(content).length === 0 ? {} : { data: { ...data, content } }
      }),
    arrangeItems: (id, language, field, order) =>
      replace(id, ({ data }) => {
        const languages = [language, ...(language === own ? languagesInStep(data.content, language, field) : [])]
        return { data: { ...data, content: arrangeItems(data.content, { languages, field, order }) } }
      }),
    changeSettings: (id, part) =>
      change(id, `settings ${names(part)}`, ({ data }) => ({
        data: { ...data, settings: { ...data.settings, ...part } },
      })),
    changeAppearance: (id, part) =>
      change(id, `appearance ${names(part)}`, ({ data }) => ({
        data: { ...data, appearance: { ...data.appearance, ...part } },
      })),
    changeRestrictions: (id, restrictions) => change(id, '', ({ data }) => ({ data: { ...data, restrictions } })),
    changeVisibility: (id, part) => change(id, `visibility ${names(part)}`, () => part),
  }
}
