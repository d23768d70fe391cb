import { useQueries } from '@tanstack/react-query'
import { translationsQuery } from '#client/queries/translations.ts'
import { clientTranslate } from '#shared/i18n/clientTranslate.ts'
import type { TemplateLanguages } from '#shared/sections/templates/fillTemplate.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'

/** The languages that templates are written in; undefined while they are loading. */
export function useTemplateLanguages(): TemplateLanguages | undefined {
  const { languages } = useFrame()
  const { editor } = useEditor()
  const loaded = useQueries({ queries: languages.map(({ langcode }) => translationsQuery(langcode)) })
  if (loaded.some(({ isPending }) => isPending)) return undefined
  const translations = languages.flatMap(({ langcode }, place) => {
    const messages = loaded[place]?.data
    return messages ? [[langcode, clientTranslate(messages)] as const] : []
  })
  return { own: editor.language, translations: Object.fromEntries(translations) }
}
