import { isSameValue } from '#shared/sameValue.ts'
import { type Appearance, defaultAppearance } from '#shared/theme/appearance.ts'
import type { Reader } from '../db/database.ts'
import { appearanceDraft } from './appearanceDrafts.ts'
import { versionOf } from './appearanceVersions.ts'

/**
 * Returns the parts that the draft of a session changes; `null` without a draft. Another administrator may have
 * published since: what the draft did not change stays as it is published now.
 */
export async function draftChanges(reader: Reader, session: string): Promise<Partial<Appearance> | null> {
  const draft = await appearanceDraft(reader, session)
  if (!draft) return null
  const { revision, saved_at: _at, ...appearance } = draft
  const base = revision === 0 ? defaultAppearance : await versionOf(reader, revision)
  const changed = Object.entries(appearance).filter(([name, value]) => {
    // Cast: both have the same members.
    return base === undefined || !isSameValue(value, base[name as keyof Appearance])
  })
  return Object.fromEntries(changed)
}
