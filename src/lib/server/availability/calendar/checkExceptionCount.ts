import { MOST_EXCEPTIONS } from '#shared/contract/availability.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'

/** @throws Refusal 400 if the person cannot have another row */
export async function checkExceptionCount(
  reader: Reader,
  uid: number,
  table: 'availability_overrides' | 'time_off',
): Promise<void> {
  const { count } = await reader
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  if (Number(count) < MOST_EXCEPTIONS) return
  const message = msg('The limit is {{limit}} entries. Delete those that are over.')
  throw invalid([{ message, values: { limit: MOST_EXCEPTIONS }, path: '', code: 'too_many' }])
}
