import { definitions } from '#shared/sections/registry.ts'
import { sectionTitle } from '#shared/sections/sectionTitle.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { useFrame } from '../settings/SettingsFrame.tsx'

/** Returns the name of a section for people: its title, else its type. */
export function useSectionName(): (section: DraftSection) => string {
  const { t } = useFrame()
  return (section) => sectionTitle(section) || t(definitions[section.type].label)
}
