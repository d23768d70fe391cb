import { msg } from '#shared/i18n/message.ts'
import { Refusal } from '#shared/refusal.ts'
import type { AccountContext } from '../../accounts/forgottenPassword.ts'
import type { Letter } from '../../mail/letter.ts'
import { mailFailure } from '../../mail/mailFailure.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { Site } from '../../site/site.ts'
import { type SampledMail, type SampleLetter, sampleLetter } from './sampleLetter.ts'

interface SampleContext extends Pick<AccountContext, 'runtime' | 'origin' | 'now'> {
  site: Pick<Site, 'general' | 'features' | 'languages' | 'translator'>
}

/** A sample of a mail to a user, in a language. */
export async function readSample(
  { runtime, site, origin, now }: SampleContext,
  { type, language, uid }: { type: SampledMail; language: string; uid: number },
): Promise<SampleLetter | undefined> {
  const to = await runtime.db.reader
    .selectFrom('users')
    .select(['uid', 'full_name', 'mail', 'timezone'])
    .where('uid', '=', uid)
    .executeTakeFirst()
  return to && sampleLetter(site, type, { to, language, origin, now })
}

/**
 * Sends a sample to its reader.
 * @throws Refusal 503 with what the mail server said
 */
export async function sendSample({ runtime, now }: SampleContext, letter: Letter): Promise<true> {
  try {
    await sendMail(runtime.config, letter, now)
    return true
  } catch (error) {
    const failure = mailFailure(error)
    runtime.log.warn({ err: failure }, 'a sample of a mail could not be sent')
    const message = msg('The email could not be sent: {{reason}}')
    throw new Refusal(503, [{ message, values: { reason: failure.message }, path: '', code: 'mail' }])
  }
}
