import { useStore } from '@nanostores/react'
import { baseLanguage } from '#shared/sections/baseLanguage.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'

/** The language from which the texts in the language of the canvas are translated; null if there is none. */
export function useBaseLanguage({ data }: Pick<DraftSection, 'data'>): string | null {
  const { languages } = useFrame()
  const { editor, screen } = useEditor()
  const language = useStore(screen.$language)
  const active = languages.map(({ langcode }) => langcode)
  return baseLanguage(data.content, language, { own: editor.language, active })
}
