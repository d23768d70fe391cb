import { useSyncExternalStore } from 'react'
import type { SectionLookup } from '#client/editor/sectionLookup.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { useEditor } from './editorContext.ts'

/** One section as everything beside the canvas shows it; only a change of this one draws the part again. */
export function useSection(id: number | null): DraftSection | undefined {
  return useSectionIn(useEditor().listed, id)
}

/** One section as the canvas shows it. */
export function useDrawnSection(id: number): DraftSection | undefined {
  return useSectionIn(useEditor().drawn, id)
}

/** One section as its form holds it: each key press at once. */
export function useEditedSection(id: number | null): DraftSection | undefined {
  return useSectionIn(useEditor().editor, id)
}

function useSectionIn({ $byId }: SectionLookup, id: number | null): DraftSection | undefined {
  const read = () => (id === null ? undefined : $byId.get().get(id))
  return useSyncExternalStore((changed) => $byId.listen(changed), read, read)
}

/** Whether there is no section. */
export function useIsEmpty(): boolean {
  const { $ids } = useEditor().drawn
  const read = () => $ids.get().length === 0
  return useSyncExternalStore((changed) => $ids.listen(changed), read, read)
}

/** Whether this section is the selected one. */
export function useIsSelected(id: number): boolean {
  const { $selectedId } = useEditor().screen
  const read = () => $selectedId.get() === id
  return useSyncExternalStore((changed) => $selectedId.listen(changed), read, read)
}

/** Whether the section is not there any more. */
export function useIsRemoved(id: number): boolean {
  const { $byId } = useEditor().drawn
  const read = () => !$byId.get().has(id)
  return useSyncExternalStore((changed) => $byId.listen(changed), read, read)
}

/** Whether the preview does not show this section. */
export function useIsPreviewHidden(id: number): boolean {
  const { $hiddenIds } = useEditor().preview
  const read = () => $hiddenIds.get().has(id)
  return useSyncExternalStore((changed) => $hiddenIds.listen(changed), read, read)
}
