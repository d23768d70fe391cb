import { type ExpressionBuilder, sql } from 'kysely'
import { NOTICES_KEPT } from '#shared/contract/notices.ts'
import { toInstant } from '#shared/contract/time.ts'
import type { NoticeChoice } from '#shared/notices/choices.ts'
import { type NoticeDetails, type NoticeType, noticeKinds } from '#shared/notices/kinds.ts'
import type { Tx } from '../db/database.ts'
import type { NewNotice } from '../db/schema/noticeTables.ts'
import type { Schema } from '../db/schema/schema.ts'

export interface NoticeRequest<Type extends NoticeType = NoticeType> {
  uid: number
  type: Type
  details: NoticeDetails<Type>
  /** Idempotency key: no notice is sent twice. */
  key: string
  /** Whether to send a mail, if the user wants one. */
  isMailed?: boolean
}

/**
 * Notifies a user, unless the user does not want notices of this kind: the notice is listed when the transaction is
 * committed, and the mail is sent after that if the user wants one. Returns whether the notice is new.
 */
export async function notify<Type extends NoticeType>(
  tx: Tx,
  { uid, type, details, key, isMailed = true }: NoticeRequest<Type>,
  now: Date,
): Promise<boolean> {
  const { details: schema, mail } = noticeKinds[type]
  const created = toInstant(now)
  const row = {
    type,
    details: JSON.stringify(schema.parse(details)),
    key,
    created,
    mail_due: mail && isMailed ? created : null,
  }
  const added = await tx
    .insertInto('notices')
    .columns(['uid', 'type', 'details', 'key', 'created', 'mail_due'])
    .expression((eb) => asChosen(eb, uid, row))
    .onConflict((held) => held.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) await dropOld(tx, uid)
  return added !== undefined
}

/** The row for the user's current choice; no row if the choice is `off`. */
function asChosen(
  eb: ExpressionBuilder<Schema, 'notices'>,
  uid: number,
  { type, details, key, created, mail_due }: Pick<NewNotice, 'type' | 'details' | 'key' | 'created' | 'mail_due'>,
) {
  const choice = sql<NoticeChoice>`coalesce(chosen.choice, 'mail')`
  return eb
    .selectFrom('users')
    .leftJoin('notice_choices as chosen', (join) =>
      join.onRef('chosen.uid', '=', 'users.uid').on('chosen.type', '=', type),
    )
    .select(({ val, case: when }) => [
      'users.uid',
      val(type).as('type'),
      val(details).as('details'),
      val(key).as('key'),
      val(created).as('created'),
      when().when(choice, '=', 'mail').then(mail_due).end().as('mail_due'),
    ])
    .where('users.uid', '=', uid)
    .where(choice, '<>', 'off')
}

/** Deletes the oldest notices; those with an unsent mail stay. */
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
