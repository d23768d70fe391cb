import { XapiStatement } from '#shared/contract/xapi.ts'
import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'

/**
 * A stored statement of one sender; a voided one only if the request asks for voided statements.
 * @throws Refusal 404 if there is none
 */
export async function requireStatement(
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
  // An event with this identifier may have been reported through the other endpoint.
  if (!statement) throw notFound()
  return statement
}
