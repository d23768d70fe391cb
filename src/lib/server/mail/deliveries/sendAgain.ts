import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, notFound } from '#shared/refusal.ts'
import type { Database } from '../../db/database.ts'
import { dialectOf } from '../../db/dialect.ts'

/**
 * Sends a mail that failed again with the next run of the job, with all its attempts.
 * @throws Refusal 404 if there is no such mail, 409 if it was sent or can no longer be written
 */
export async function sendAgain(db: Database, id: number, now: Date): Promise<void> {
  await db.transact(async (tx) => {
    const mail = await tx
      .selectFrom('mail_deliveries')
      .selectAll()
      .where('id', '=', id)
      // The job may note at this moment that it was sent.
      .$if(dialectOf(tx) === 'postgres', (held) => held.forUpdate())
      .executeTakeFirst()
    if (!mail) throw notFound()
    const { source, source_id, state } = mail
    const due = { mail_due: toInstant(now), mail_tries: 0 }
    const isDue =
      source !== null &&
      source_id !== null &&
      state !== 'sent' &&
      (await tx.updateTable(source).set(due).where('id', '=', source_id).executeTakeFirst()).numUpdatedRows > 0n
    if (!isDue)
      throw conflict(
        msg('This email cannot be sent again: it was already sent or is no longer needed.'),
        'not_repeatable',
      )
    await tx.updateTable('mail_deliveries').set({ state: 'waiting' }).where('id', '=', id).execute()
  })
}
