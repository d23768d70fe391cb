import type { ReactElement } from 'react'
import type { LoadedSectionOf } from '#shared/sections/section.ts'
import type { SectionType } from '#shared/sections/types.ts'
import { drawings } from './registry.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import { type HeadingLevel, markOf, type ViewContext } from './view.ts'

/**
 * One section in its frame, for the page and for the editor; null where it has nothing to show (no trainings found,
 * the shop is closed), so that no empty band is left.
 */
export function drawSection<T extends SectionType>(
  { section, data }: LoadedSectionOf<T>,
  view: ViewContext,
  { level, lead }: { level: HeadingLevel; lead: boolean },
): ReactElement | null {
  const { id, type, lang } = section
  const { content, settings, appearance } = section.data
  const { View, panel = false } = drawings[type]
  const mark = markOf(lang, view)
  // A view has no hooks, so it may be called to see whether it draws anything.
  const drawn = View({ content, settings, appearance, data, view, mark, level, lead })
  if (!drawn) return null
  return (
    <SectionFrame key={id} id={id} appearance={appearance} panel={panel}>
      {drawn}
    </SectionFrame>
  )
}
