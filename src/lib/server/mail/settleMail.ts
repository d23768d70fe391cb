import { toInstant } from '#shared/instant.ts'
import { MINUTE_MS } from '#shared/time.ts'
import type { Tx } from '../db/database.ts'
import { noteDelivery } from './deliveries/noteDelivery.ts'
import type { Letter } from './letter.ts'
import type { DueMail, MailRow, MailTable } from './sendMails.ts'

/** The pause after each failed attempt; after the last one the mail is given up. */
const PAUSES_MINUTES = [1, 5, 15, 60, 240, 720, 1440]

/** Ends a mail that was sent, or for which there is nothing left to send. */
export async function settleMail(
  tx: Tx,
  { table, rows }: Pick<DueMail, 'table' | 'rows'>,
  letter: Letter | undefined,
  now: Date,
): Promise<void> {
  for (const { id, mail_tries } of letter ? rows : [])
    if (letter) await noteDelivery(tx, { letter, state: 'sent', tries: mail_tries + 1, source: { table, id } }, now)
  await endRows(tx, table, rows)
}

interface FailedMail {
  letter: Letter | undefined
  error: string
  isRefused: boolean
  now: Date
}

/** Notes a failed attempt: the mail is tried again later, or given up. Returns the rows that are given up. */
export async function putOffMail(
  tx: Tx,
  { table, rows }: Pick<DueMail, 'table' | 'rows'>,
  { letter, error, isRefused, now }: FailedMail,
): Promise<MailRow[]> {
  const lost: MailRow[] = []
  for (const row of rows) {
    const { id, mail_tries } = row
    const tries = mail_tries + 1
    const next = isRefused ? undefined : nextAttempt(row, now)
    // Since this attempt began, another one may have sent the mail, or someone asked to send it again.
    const { numUpdatedRows } = await tx
      .updateTable(table)
      .set({ mail_due: next ?? null, mail_tries: tries })
      .where('id', '=', id)
      .where('mail_tries', '=', mail_tries)
      .where('mail_due', 'is not', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) continue
    if (next === undefined) lost.push(row)
    const state = next === undefined ? 'given_up' : 'waiting'
    if (letter) await noteDelivery(tx, { letter, state, error, tries, source: { table, id } }, now)
  }
  if (lost.length > 0) await endRows(tx, table, lost)
  return lost
}

/** `undefined` after the last attempt, or if the mail is useless by then. */
function nextAttempt({ mail_tries, expires }: MailRow, now: Date): string | undefined {
  const pause = PAUSES_MINUTES[mail_tries]
  if (pause === undefined) return undefined
  const next = toInstant(new Date(now.getTime() + pause * MINUTE_MS))
  return expires !== undefined && next >= expires ? undefined : next
}

/** A mail in the log that still waits was given up. A mail about an account has no other reason to stay. */
async function endRows(tx: Tx, table: MailTable, rows: readonly MailRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await tx
    .updateTable('mail_deliveries')
    .set({ state: 'given_up' })
    .where('source', '=', table)
    .where('source_id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute()
  if (table !== 'account_mails') {
    await tx.updateTable(table).set({ mail_due: null }).where('id', 'in', ids).execute()
    return
  }
  await tx.deleteFrom(table).where('id', 'in', ids).execute()
  await tx
    .updateTable('mail_deliveries')
    .set({ source: null, source_id: null })
    .where('source', '=', table)
    .where('source_id', 'in', ids)
    .execute()
}
