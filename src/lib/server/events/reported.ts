import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'
import { HOUR_MS } from '#shared/time.ts'
import type { Reader } from '../db/database.ts'
import { foldKey } from '#shared/foldKey.ts'

/** Tolerance for wrong clocks of other machines. */
const AHEAD_MS = HOUR_MS

/** The problem of an event whose person is not known. */
export const noPerson = (path: string): Refused => ({
  message: msg('There is no such person.'),
  path,
  code: 'not_found',
})

/** The problem of an event whose training is not known. */
export const noTraining = (path: string): Refused => ({
  message: msg('There is no such training.'),
  path,
  code: 'not_found',
})

/** Refuses events of the future, which would earn in a period that has not begun; `at` is UTC text. */
export function futureProblems(at: string, now: Date, path: string): Refused[] {
  if (at <= toInstant(new Date(now.getTime() + AHEAD_MS))) return []
  return [{ message: msg('This is in the future.'), path, code: 'future' }]
}

/** Finds a user by mail address or login name, also a blocked one. */
export async function personBy(reader: Reader, by: { mail: string } | { name: string }): Promise<number | undefined> {
  const row = await reader
    .selectFrom('users')
    .select('uid')
    .where((eb) => ('mail' in by ? eb('mail_key', '=', foldKey(by.mail)) : eb('name_key', '=', foldKey(by.name))))
    .executeTakeFirst()
  return row?.uid
}

/** The ids of trainings by their external ids. */
export async function trainingsBy(reader: Reader, externalIds: readonly string[]): Promise<Map<string, number>> {
  if (externalIds.length === 0) return new Map()
  const rows = await reader
    .selectFrom('trainings')
    .select(['id', 'external_id'])
    .where('external_id', 'in', externalIds)
    .execute()
  return new Map(rows.map(({ id, external_id }) => [external_id ?? '', id]))
}
