import { msg } from '#shared/i18n/message.ts'
import { Refusal } from '#shared/refusal.ts'
import type { CompleteLetter } from '../mail/completeLetter.ts'
import { mailFailure } from '../mail/mailFailure.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { Runtime } from '../runtime.ts'

/**
 * Sends a sample to its reader.
 * @throws Refusal 503 with what the mail server said
 */
export async function sendSample(
  { runtime, now }: { runtime: Pick<Runtime, 'config' | 'log'>; now: Date },
  letter: CompleteLetter,
): Promise<void> {
  try {
    await sendMail(runtime.config, letter, now)
  } catch (error) {
    const failure = mailFailure(error)
    runtime.log.warn({ err: failure }, 'a sample of a mail could not be sent')
    const message = msg('The email could not be sent: {{reason}}')
    throw new Refusal(503, [{ message, values: { reason: failure.message }, path: '', code: 'mail' }])
  }
}
