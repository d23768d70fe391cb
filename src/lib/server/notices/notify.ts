import { type Expression, sql } from 'kysely'
import { toInstant } from '#shared/instant.ts'
import type { NoticeChoice } from '#shared/notices/choices.ts'
import { type NoticeDetails, type NoticeType, noticeKinds } from '#shared/notices/kinds.ts'
import type { Tx } from '../db/database.ts'
import type { NewNotice } from '../db/schema/noticeTables.ts'
import { type Given, statement } from '../db/statement.ts'

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
  request: NoticeRequest<Type>,
  now: Date,
): Promise<boolean> {
  const added = await adding.run(tx, rowOf(request, now))
  return added > 0
}

/** The same without waiting for the answer of the server, for a caller who does not need to know. */
export function sendNotice<Type extends NoticeType>(tx: Tx, request: NoticeRequest<Type>, now: Date): void {
  adding.send(tx, rowOf(request, now))
}

function rowOf<Type extends NoticeType>(
  { uid, type, details, key, isMailed = true }: NoticeRequest<Type>,
  now: Date,
): Required<NoticeRow> {
  const { details: schema, mail } = noticeKinds[type]
  const created = toInstant(now)
  const mail_due = mail && isMailed ? created : null
  return { uid, type, details: JSON.stringify(schema.parse(details)), key, created, mail_due }
}

type NoticeRow = Pick<NewNotice, 'uid' | 'type' | 'details' | 'key' | 'created' | 'mail_due'>

/** Adds the row for the user's current choice; no row if the choice is `off`. */
const adding = statement((tx: Tx, { uid, type, details, key, created, mail_due }: Given<Required<NoticeRow>>) =>
  tx
    .insertInto('notices')
    .columns(['uid', 'type', 'details', 'key', 'created', 'mail_due'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .leftJoin('notice_choices as chosen', (join) =>
          join.onRef('chosen.uid', '=', 'users.uid').on('chosen.type', '=', type),
        )
        .select(({ case: when }) => [
          'users.uid',
          asText(type).as('type'),
          asText(details).as('details'),
          asText(key).as('key'),
          asText(created).as('created'),
          when().when(choice, '=', 'mail').then(asText(mail_due)).end().as('mail_due'),
        ])
        .where('users.uid', '=', uid)
        .where(choice, '<>', 'off'),
    )
    .onConflict((held) => held.column('key').doNothing()),
)

const choice = sql<NoticeChoice>`coalesce(chosen.choice, 'mail')`

/** PostgreSQL does not infer the type of a parameter that is selected. */
function asText<Text extends string | null>(value: Expression<Text>) {
  return sql<Text>`cast(${value} as text)`
}
