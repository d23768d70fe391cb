import type { Appearance } from '#shared/theme/appearance.ts'
import { toInstant } from '#shared/instant.ts'
import { noteChange } from '../audit/noteChange.ts'
import type { Tx } from '../db/database.ts'
import { saveSettings } from '../site/saveSettings.ts'
import { endAppearanceDraft } from './endAppearanceDraft.ts'

/** The number of versions of the appearance that are kept. */
export const KEPT_APPEARANCES = 20

interface Publication {
  /** The appearance before. */
  before: Appearance
  /** The revision before. */
  revision: number
  by: number | null
  now: Date
  /** The session of the user: its draft ends. */
  session: string | undefined
}

/** Saves an appearance for everyone and keeps it as a version. The transaction holds the lock of the settings. */
export async function publishAppearance(tx: Tx, appearance: Appearance, publication: Publication): Promise<void> {
  const { before, revision, by, now, session } = publication
  const at = toInstant(now)
  const version = revision + 1
  await keepFirst(tx, before, revision)
  await saveSettings(tx, 'appearance', { ...appearance, by }, at)
  await tx
    .insertInto('appearance_versions')
    .values({ version, saved_at: at, saved_by: by, appearance: JSON.stringify(appearance) })
    .execute()
  await tx
    .deleteFrom('appearance_versions')
    .where('version', '<=', version - KEPT_APPEARANCES)
    .execute()
  const subject = { type: 'appearance', id: 'site', label: '' } as const
  await noteChange(tx, { actor: by, action: 'changed', subject, before, after: appearance }, now)
  if (session !== undefined) await endAppearanceDraft(tx, session)
}

/** Keeps an appearance that was saved before versions were kept, so that it can be restored. */
async function keepFirst(tx: Tx, before: Appearance, revision: number): Promise<void> {
  if (revision === 0) return
  const { changed } = await tx
    .selectFrom('settings')
    .select('changed')
    .where('name', '=', 'appearance')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('appearance_versions')
    .values({ version: revision, saved_at: changed, saved_by: null, appearance: JSON.stringify(before) })
    .onConflict((kept) => kept.column('version').doNothing())
    .execute()
}
