import { definitions } from '#shared/sections/registry.ts'
import { sectionTitle } from '#shared/sections/sectionTitle.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { useStore } from '@nanostores/react'
import { useCallback } from 'react'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useEditor } from './editorContext.ts'

/**
 * Returns the name of a section for people: its title in the language of the canvas, any other title, else its type.
 */
export function useSectionName(): (section: DraftSection) => string {
  const { t } = useFrame()
  const language = useStore(useEditor().screen.$language)
  return useCallback(
    (section) => {
      const { [language]: shown, ...others }: Readonly<Record<string, object>> = section.data.content
      const content = shown ? { [language]: shown, ...others } : others
      return sectionTitle({ data: { content } }) || t(definitions[section.type].label)
    },
    [language, t],
  )
}
