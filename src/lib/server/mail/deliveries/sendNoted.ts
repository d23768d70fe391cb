import type { Database } from '../../db/database.ts'
import type { Site } from '../../site/site.ts'
import { completeLetter } from '../completeLetter.ts'
import type { Letter } from '../letter.ts'
import { mailFailure } from '../mailFailure.ts'
import { type MailConfig, sendMail } from '../sendMail.ts'
import { noteDelivery } from './noteDelivery.ts'

/**
 * Sends a letter at once, and notes it in the log of sent mails. It cannot be sent again from there, because its link
 * works once.
 * @throws Error of the mail server or of the disk
 */
export async function sendNoted(
  { db, config }: { db: Database; config: MailConfig },
  letter: Letter,
  { site, origin, now }: { site: Site; origin: string; now: Date },
): Promise<void> {
  const note = (outcome: { state: 'sent' | 'given_up'; error?: string }) =>
    db.transact((tx) => noteDelivery(tx, { letter, ...outcome }, now))
  try {
    await sendMail(config, await completeLetter(db.reader, letter, { site, origin }), now)
  } catch (error) {
    await note({ state: 'given_up', error: mailFailure(error).message })
    throw error
  }
  await note({ state: 'sent' })
}
