import type { DraftSection } from '#shared/sections/draft.ts'

export function AudienceTab(_props: { section: DraftSection }) {
  return null
}
export function CustomizeTab(_props: { section: DraftSection }) {
  return null
}
