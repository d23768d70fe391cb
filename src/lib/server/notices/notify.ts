import { type ExpressionBuilder, sql } from 'kysely'
import { NOTICES_KEPT } from '#shared/contract/notices.ts'
import { toInstant } from '#shared/contract/time.ts'
import type { NoticeChoice } from '#shared/notices/choices.ts'
import { type NoticeDetails, type NoticeType, noticeKinds } from '#shared/notices/kinds.ts'
import type { Tx } from '../db/database.ts'
import type { NewNotice } from '../db/schema/noticeTables.ts'
import type { Schema } from '../db/schema/schema.ts'

export interface Telling<Type extends NoticeType = NoticeType> {
  uid: number
  type: Type
  details: NoticeDetails<Type>
  /** What it is told for, in words that are the same each time: nobody is told twice. */
  key: string
  /** Whether a mail may go out about it, where the person wants one. */
  isMailed?: boolean
}

/**
 * Tells a person something, unless they do not want to be told of such things: it stands in the list of their notices
 * once the transaction is committed, and where they want a mail about it, that goes out after that. Answers whether it
 * was new.
 */
export async function tell<Type extends NoticeType>(
  tx: Tx,
  { uid, type, details, key, isMailed = true }: Telling<Type>,
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
  const told = await tx
    .insertInto('notices')
    .columns(['uid', 'type', 'details', 'key', 'created', 'mail_due'])
    .expression((eb) => asChosen(eb, uid, row))
    .onConflict((held) => held.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (told) await dropOld(tx, uid)
  return told !== undefined
}

/** The notice as the person wants it at this moment: nothing, if not at all. */
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
