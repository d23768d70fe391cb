import type { Tx } from '../db/database.ts'
import { hashToken } from '../secrets/hashToken.ts'

/** Ends the draft of a session; without one, nothing happens. */
export async function endAppearanceDraft(tx: Tx, session: string): Promise<void> {
  await tx.deleteFrom('appearance_drafts').where('token_hash', '=', hashToken(session)).execute()
}
