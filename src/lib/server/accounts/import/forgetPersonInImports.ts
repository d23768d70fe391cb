import type { Tx } from '../../db/database.ts'

/** Deletes everything that imports know of a person who is erased: the external id, and all files and reports of people. */
export async function forgetPersonInImports(tx: Tx, uid: number): Promise<void> {
  await tx.deleteFrom('person_external_ids').where('uid', '=', uid).execute()
  await tx.deleteFrom('imports').where('kind', '=', 'people').execute()
}
