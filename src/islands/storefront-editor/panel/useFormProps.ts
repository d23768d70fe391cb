import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { DraftSection } from '#shared/sections/draft.ts'
import { definitions } from '#shared/sections/registry.ts'
import { sectionProblems } from '#shared/sections/sectionProblems.ts'
import type { SectionType } from '#shared/sections/types.ts'
import { useFrame } from '../../settings/SettingsFrame.tsx'
import type { SectionFormProps } from '../../sections/form.ts'
import { useEditor } from '../editorContext.ts'

/**
 * The props of the forms of a section, in the language of the canvas.
 * @param isChecked whether the problems of the section are shown; not while it is being created
 */
export function useFormProps(section: DraftSection, isChecked: boolean): SectionFormProps<SectionType> {
  const { t } = useFrame()
  const { editor, screen, save } = useEditor()
  const language = useStore(screen.$language)
  const problems = useStore(save.$problems)
  const contents: Readonly<Record<string, object>> = section.data.content
  const { id } = section
  const refused = useMemo(
    () =>
      Object.fromEntries(problems.filter((problem) => problem.id === id).map(({ path, message }) => [path, message])),
    [problems, id],
  )
  const found = isChecked ? sectionProblems(section, t) : {}
  const props = {
    section,
    content: contents[language] ?? definitions[section.type].defaults.content,
    base: language === editor.language ? null : (contents[editor.language] ?? null),
    language,
    problems: { ...refused, ...found },
    changeContent: (change: object) => editor.changeContent(id, language, change),
    changeSettings: (change: object) => editor.changeSettings(id, change),
  }
  // The texts and settings are those of the type of the section; TypeScript loses the link in the union.
  return props as unknown as SectionFormProps<SectionType>
}
