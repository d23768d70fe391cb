import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { DraftSection } from '#shared/sections/draft.ts'
import { definitions } from '#shared/sections/registry.ts'
import type { SectionType } from '#shared/sections/types.ts'
import type { SectionFormProps } from '../../sections/form.ts'
import { useEditor } from '../editorContext.ts'

/** The props of the forms of a section, in the language of the canvas. */
export function useFormProps(section: DraftSection): SectionFormProps<SectionType> {
  const { editor, view, save } = useEditor()
  const language = useStore(view.$language)
  const problems = useStore(save.$problems)
  const contents: Readonly<Record<string, object>> = section.data.content
  const { id } = section
  const byPath = useMemo(
    () => Object.fromEntries(problems.filter((problem) => problem.id === id).map(({ path, message }) => [path, message])),
    [problems, id],
  )
  const props = {
    section,
    content: contents[language] ?? definitions[section.type].defaults.content,
    base: language === editor.language ? null : (contents[editor.language] ?? null),
    language,
    problems: byPath,
    changeContent: (change: object) => editor.changeContent(id, language, change),
    changeSettings: (change: object) => editor.changeSettings(id, change),
  }
  // The texts and settings are those of the type of the section; TypeScript loses the link in the union.
  return props as unknown as SectionFormProps<SectionType>
}
