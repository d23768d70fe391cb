import type { AppearanceChange, AppearanceDraft } from '#shared/contract/appearance.ts'
import { toInstant } from '#shared/instant.ts'
import type { Appearance } from '#shared/theme/appearance.ts'
import type { Database, Reader } from '../db/database.ts'
import { hashToken } from '../secrets/hashToken.ts'
import { appearanceSettings } from './appearanceSettings.ts'
import { parseAppearance } from './appearanceVersions.ts'
import { changedAppearance } from './changedAppearance.ts'
import { measureFonts } from './measureFonts.ts'
import { type AppearanceSave, refuseMissing } from './saveAppearance.ts'

/** Returns the draft that a session sees, with the published revision it started from; `undefined` if it has none. */
export async function appearanceDraft(reader: Reader, session: string): Promise<AppearanceDraft | undefined> {
  const row = await reader
    .selectFrom('appearance_drafts')
    .select(['based_on', 'saved_at', 'appearance'])
    .where('token_hash', '=', hashToken(session))
    .executeTakeFirst()
  return row && { revision: row.based_on, saved_at: row.saved_at, ...parseAppearance(row.appearance) }
}

/** Returns the appearance that a session sees instead of the published one, if it has a draft. */
export async function draftedAppearance(reader: Reader, session: string): Promise<Appearance | undefined> {
  const draft = await appearanceDraft(reader, session)
  if (!draft) return undefined
  const { revision: _revision, saved_at: _at, ...appearance } = draft
  return appearance
}

/**
 * Keeps the published appearance with a change as the draft of a session, which is the only one that sees it.
 * @throws Refusal 400 for files that were not uploaded
 */
export async function saveAppearanceDraft(
  db: Database,
  { revision, ...change }: AppearanceChange,
  { session, storage, now }: Pick<AppearanceSave, 'storage' | 'now'> & { session: string },
): Promise<AppearanceDraft> {
  const fonts = change.fonts && (await measureFonts(storage, change.fonts))
  return db.transact(async (tx) => {
    const { revision: current, ...before } = await appearanceSettings(tx)
    const appearance = changedAppearance(before, { ...change, ...(fonts && { fonts }) })
    await refuseMissing(tx, appearance, { before, now })
    const draft = {
      based_on: revision ?? current,
      saved_at: toInstant(now),
      appearance: JSON.stringify(appearance),
    }
    await tx
      .insertInto('appearance_drafts')
      .values({ token_hash: hashToken(session), ...draft })
      .onConflict((held) => held.column('token_hash').doUpdateSet(draft))
      .execute()
    return { revision: draft.based_on, saved_at: draft.saved_at, ...appearance }
  })
}
