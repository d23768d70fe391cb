import type { SectionStart } from '#shared/sections/draftSections.ts'
import type { SectionType } from '#shared/sections/types.ts'

interface TemplateListProps {
  type: SectionType
  onUse(start: SectionStart): void
}

/** The filled examples of a type. */
export function TemplateList(_props: TemplateListProps) {
  return null
}
