import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import type { CurrentUser } from '../../people/currentUser.ts'
import { visibleTo } from '../facts/visible.ts'

/**
 * Checks that the user may see a training.
 * @throws Refusal 404 if not, or if there is no such training
 */
export async function requireVisible(reader: Reader, user: CurrentUser | null, id: number): Promise<void> {
  const row = await reader
    .selectFrom('trainings')
    .select('id')
    .where('id', '=', id)
    .where(visibleTo(user))
    .executeTakeFirst()
  if (!row) throw notFound()
}
