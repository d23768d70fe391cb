import type { Tx } from '../db/database.ts'

/**
 * Removes a person's name and data from the audit log: who changed this person when and how remains. It is the only
 * change of entries that the database admits.
 */
export async function forgetPersonInAudit(tx: Tx, uid: number): Promise<void> {
  await tx
    .updateTable('audit_entries')
    .set({ label: '', before_values: null, after_values: null, forgotten: 1 })
    .where('subject_type', '=', 'person')
    .where('subject_id', '=', String(uid))
    .where('forgotten', '=', 0)
    .execute()
}
