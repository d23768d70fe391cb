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

/**
 * Opens the tab that has a place of a section: `content[ar][title]` is on the tab of the texts, in Arabic. It ends a
 * preview, which shows what is saved.
 */
export function useOpenPlace(): (section: DraftSection, place: string) => void {
  const { preview, screen } = useEditor()
  const act = useSectionActions()
  return (section, place) => {
    const [part = 'content', language] = place.split(/[[\]]+/)
    preview.reset()
    if (part === 'content' && language) screen.show({ language })
    act.edit(section, tabs[part] ?? 'audience')
    showInCanvas(section.id)
  }
}
