import { doorPath } from '#shared/paths.ts'
import type { Letter } from '../mail/letter.ts'
import { mailFailure } from '../mail/mailFailure.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { Runtime } from '../runtime.ts'
import type { Site } from '../site/site.ts'
import { admitReset, finishReset, startReset } from './passwordReset.ts'
import { passwordChangedMail, passwordLinkMail } from './securityMails.ts'

/** The parts of a request that verbs of an account need. */
export interface Desk {
  runtime: Pick<Runtime, 'config' | 'db' | 'log' | 'pendingWork'>
  site: Pick<Site, 'general' | 'translator' | 'languages'>
  /** Scheme and host that links begin with. */
  origin: string
  now: Date
}

/**
 * Sends the link for a new password to the owner of a mail address. It answers before it has looked whether there is
 * one, so that neither the answer nor its time tells; the mail is under way then.
 * @param redirectTo where the owner wanted to go, which the link keeps
 * @throws Refusal 429 after too many wishes
 */
export async function mailPasswordLink(
  desk: Desk,
  { mail, address, redirectTo = '' }: { mail: string; address: string; redirectTo?: string },
): Promise<void> {
  const { runtime, now } = desk
  await admitReset(runtime.db, { mail, address, now })
  const mailed = sendLink(desk, mail, redirectTo).catch((error: unknown) => {
    runtime.log.error({ err: mailFailure(error) }, 'the link for a new password could not be mailed')
  })
  runtime.pendingWork.note(mailed)
}

/**
 * Sets a new password by a mailed link, and tells the owner.
 * @throws Refusal 404 for a link that was used or has ended, 400 for a password that cannot be taken
 */
export async function replacePassword(
  desk: Desk,
  ask: { token: string; password: string },
): Promise<{ device: string }> {
  const to = await finishReset(desk.runtime.db, { ...ask, now: desk.now })
  tell(desk, () => passwordChangedMail(desk.site, to, `${linkOrigin(desk)}/user/password`))
  return to
}

/** Mails somebody about an account. The change stands whether or not the mail can be sent. */
export function tell(desk: Desk, write: () => Letter | undefined | Promise<Letter | undefined>): void {
  desk.runtime.pendingWork.note(mailOwner(desk, write))
}

async function mailOwner({ runtime, now }: Desk, write: Parameters<typeof tell>[1]): Promise<void> {
  try {
    const letter = await write()
    if (letter) await sendMail(runtime.config, letter, now)
  } catch (error) {
    runtime.log.error({ err: mailFailure(error) }, 'the owner could not be told about a change of the account')
  }
}

async function sendLink(desk: Desk, mail: string, redirectTo: string): Promise<void> {
  const { runtime, site, now } = desk
  const origin = linkOrigin(desk)
  const reset = await startReset(runtime.db, { mail, now })
  if (!reset) return
  const link = `${origin}${doorPath(`/user/password/${reset.token}`, redirectTo)}`
  await sendMail(runtime.config, passwordLinkMail(site, reset.to, link), now)
}

/**
 * The address that links in mails begin with. The request's host is what its sender says, and a link with a secret would
 * lead to the site that it names: only the demo, which has one reader, takes it from there.
 * @throws Error if SITE_URL is not set
 */
export function linkOrigin({ runtime, origin }: Pick<Desk, 'runtime' | 'origin'>): string {
  const { siteUrl, smtpUrl, demo } = runtime.config
  if (siteUrl === '' && (smtpUrl !== '' || !demo))
    throw new Error('SITE_URL is not set: mails cannot lead to this site.')
  return siteUrl || origin
}
