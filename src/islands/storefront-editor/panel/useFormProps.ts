import { useStore } from '@nanostores/react'
import { languagesInStep } from '#shared/sections/arrangeItems.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { definitions } from '#shared/sections/registry.ts'
import type { SectionType } from '#shared/sections/types.ts'
import type { SectionFormProps } from '../../sections/form.ts'
import { useEditor } from '../editorContext.ts'
import { useBaseLanguage } from './useBaseLanguage.ts'
import { useShownProblems } from './useShownProblems.ts'

/**
 * The props of the forms of a section, in the language of the canvas. Problems follow what is typed as the canvas does.
 * @param isChecked whether the problems of the section are shown; not while it is being created
 */
export function useFormProps(section: DraftSection, isChecked: boolean): SectionFormProps<SectionType> {
  const { editor, screen } = useEditor()
  const language = useStore(screen.$language)
  const contents: Readonly<Record<string, object>> = section.data.content
  const base = useBaseLanguage(section)
  const problems = useShownProblems(section.id, isChecked)
  // A form that is not shown any more knows the id that the section had then.
  const id = () => editor.keys.idOf(section.id)
  const props = {
    section,
    content: contents[language] ?? definitions[section.type].defaults.content,
    base: base === null ? null : contents[base],
    baseLanguage: base,
    language,
    problems,
    now: () => editor.$byId.get().get(id()),
    changeContent: (change: object) => editor.changeContent(id(), language, change),
    arrangeItems: (field: string, order: readonly number[]) => editor.arrangeItems(id(), language, field, order),
    followersOf: (field: string) =>
      language === editor.language ? languagesInStep(section.data.content, language, field) : [],
    changeSettings: (change: object) => editor.changeSettings(id(), change),
  }
  // The texts and settings are those of the type of the section; TypeScript loses the link in the union.
  return props as unknown as SectionFormProps<SectionType>
}
