import { useCallback } from 'react'
import type { PanelTab } from '#client/editor/editorScreen.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { showInCanvas } from '../showInCanvas.ts'
import { useEditor } from '../editorContext.ts'
import { useSectionActions } from '../useSectionActions.ts'

const tabs: Readonly<Record<string, PanelTab>> = {
  content: 'content',
  settings: 'settings',
  appearance: 'customize',
  restrictions: 'audience',
}

/** The tab that has a place of a section, and the language of a text: `content[ar][title]` is on the tab of the texts. */
export function tabOfPlace(place: string): { tab: PanelTab; language: string | null } {
  const [part = 'content', language] = place.split(/[[\]]+/)
  return { tab: tabs[part] ?? 'audience', language: (part === 'content' && language) || null }
}

/**
 * Opens the tab that has a place of a section, in its language. It ends a preview, which shows what is saved.
 */
export function useOpenPlace(): (section: DraftSection, place: string) => void {
  const { preview, screen } = useEditor()
  const act = useSectionActions()
  return useCallback(
    (section, place) => {
      const { tab, language } = tabOfPlace(place)
      preview.reset()
      if (language) screen.show({ language })
      act.edit(section, tab)
      showInCanvas(section.id)
    },
    [preview, screen, act],
  )
}
