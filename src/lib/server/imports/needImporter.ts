import type { ImportKind } from '#shared/contract/imports.ts'
import { denied } from '#shared/refusal.ts'
import { isActive } from '../accounts/signIn.ts'
import type { Reader } from '../db/database.ts'
import { holdsAdministrator } from '../people/administrators.ts'

/** The user who sends a file, or acts on an import. */
export interface ImportSender {
  kind: ImportKind
  by: number
  /** The secret of the request's session. */
  session: string
  now: Date
}

/**
 * Only administrators bring people in; everyone who may open the settings imports trainings.
 * @throws Refusal 403
 */
export async function needImporter(
  reader: Reader,
  { kind, by }: { kind: ImportKind; by: number | null },
): Promise<void> {
  if (kind !== 'people') return
  if (by === null || !(await isActive(reader, by)) || !(await holdsAdministrator(reader, by))) throw denied()
}
