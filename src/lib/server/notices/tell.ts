import { NOTICES_KEPT } from '#shared/contract/notices.ts'
import { toInstant } from '#shared/contract/time.ts'
import { type NoticeDetails, type NoticeType, noticeKinds } from '#shared/noticeKinds.ts'
import type { Tx } from '../db/database.ts'

export interface Telling<Type extends NoticeType = NoticeType> {
  uid: number
  type: Type
  details: NoticeDetails<Type>
  /** What it is told for, in words that are the same each time: nobody is told twice. */
  key: string
}

/**
 * Tells a person something: it stands in the list of their notices once the transaction is committed, and where the
 * kind is mailed, a mail goes out after that. Answers whether it was new.
 */
export async function tell<Type extends NoticeType>(
  tx: Tx,
  { uid, type, details, key }: Telling<Type>,
  now: Date,
): Promise<boolean> {
  const { details: schema, mail } = noticeKinds[type]
  const created = toInstant(now)
  const told = await tx
    .insertInto('notices')
    .values({
      uid,
      type,
      details: JSON.stringify(schema.parse(details)),
      key,
      created,
      read_at: null,
      mail_due: mail ? created : null,
    })
    .onConflict((held) => held.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (told) await dropOld(tx, uid)
  return told !== undefined
}

/** What still waits for its mail stays until that is on its way. */
async function dropOld(tx: Tx, uid: number): Promise<void> {
  await tx
    .deleteFrom('notices')
    .where('uid', '=', uid)
    .where('mail_due', 'is', null)
    .where('id', '<=', (eb) =>
      eb.selectFrom('notices').select('id').where('uid', '=', uid).orderBy('id', 'desc').limit(1).offset(NOTICES_KEPT),
    )
    .execute()
}
