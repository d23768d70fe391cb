import type { Role } from '#shared/access/roles.ts'
import type { ImportKind } from '#shared/contract/imports.ts'
import { denied } from '#shared/refusal.ts'
import type { Reader } from '../db/database.ts'

const ADMINISTRATOR: Role = 'administrator'

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
export async function needImporter(reader: Reader, { kind, by }: { kind: ImportKind; by: number }): Promise<void> {
  if (kind !== 'people') return
  const held = await reader
    .selectFrom('user_roles')
    .select('role')
    .where('uid', '=', by)
    .where('role', '=', ADMINISTRATOR)
    .executeTakeFirst()
  if (!held) throw denied()
}
