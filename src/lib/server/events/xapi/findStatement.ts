import { XapiStatement } from '#shared/contract/xapi.ts'
import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'

/**
 * A stored statement of one sender; one that was voided is found only by who asks for voided ones.
 * @throws Refusal 404 where there is none
 */
export async function findStatement(
  reader: Reader,
  { source, id, voided }: { source: string; id: string; voided: boolean },
): Promise<XapiStatement> {
  const row = await reader
    .selectFrom('learning_events')
    .select('payload')
    .where('source', '=', source)
    .where('external_id', '=', id)
    .where('revoked', '=', voided ? 1 : 0)
    .executeTakeFirst()
  const statement = row?.payload ? XapiStatement.safeParse(JSON.parse(row.payload)).data : undefined
  // Under the same name there may be an event that was told of in another way.
  if (!statement) throw notFound()
  return statement
}
