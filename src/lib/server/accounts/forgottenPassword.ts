import { withRedirect } from '#shared/paths.ts'
import { mailFailure } from '../mail/mailFailure.ts'
import type { Runtime } from '../runtime.ts'
import type { Site } from '../site/site.ts'
import { sendAccountMail } from './accountMails/sendAccountMail.ts'
import { admitReset, finishReset, startReset } from './passwordReset.ts'
import { type AccountLetter, passwordChangedMail, passwordLinkMail } from './securityMails.ts'

/** The parts of a request that functions of an account need. */
export interface AccountContext {
  runtime: Pick<Runtime, 'config' | 'db' | 'log' | 'pendingWork'>
  site: Site
  /** The scheme and host of links. */
  origin: string
  now: Date
}

/**
 * Sends the link for a new password to the owner of an email address. It returns before it has checked whether there is
 * an account, so that neither the response nor its time shows this; the mail is sent afterwards.
 * @param redirectTo the page to open after the login; the link includes it
 * @throws Refusal 429 after too many requests
 */
export async function mailPasswordLink(
  context: AccountContext,
  { mail, address, redirectTo = '' }: { mail: string; address: string; redirectTo?: string },
): Promise<void> {
  const { runtime, now } = context
  await admitReset(runtime.db, { mail, address, now })
  const mailed = sendLink(context, mail, redirectTo).catch((error: unknown) => {
    runtime.log.error({ err: mailFailure(error) }, 'the link for a new password could not be mailed')
  })
  runtime.pendingWork.note(mailed)
}

/**
 * Sets a new password with a mailed link, and notifies the owner.
 * @throws Refusal 404 for a link that was used or has expired, 400 for a password that is not allowed
 */
export async function replacePassword(
  context: AccountContext,
  ask: { token: string; password: string; repeated?: string },
): Promise<{ device: string }> {
  const to = await finishReset(context.runtime.db, { ...ask, now: context.now })
  mailOwner(context, () => passwordChangedMail(context.site, to, `${linkOrigin(context)}/user/password`))
  return to
}

/**
 * Mails the owner of an account. The change stays even if the mail cannot be sent.
 * @param details the facts of the mail for another attempt, without secrets
 */
export function mailOwner(
  context: AccountContext,
  write: () => AccountLetter | undefined | Promise<AccountLetter | undefined>,
  details: object = {},
): void {
  context.runtime.pendingWork.note(send(context, write, details))
}

async function send(context: AccountContext, write: Parameters<typeof mailOwner>[1], details: object): Promise<void> {
  try {
    const letter = await write()
    if (letter) await sendAccountMail(context, letter, details)
  } catch (error) {
    context.runtime.log.error({ err: mailFailure(error) }, 'the mail about a change of an account could not be sent')
  }
}

async function sendLink(context: AccountContext, mail: string, redirectTo: string): Promise<void> {
  const { runtime, site, now } = context
  const origin = linkOrigin(context)
  const reset = await startReset(runtime.db, { mail, now })
  if (!reset) return
  const link = `${origin}${withRedirect(`/user/password/${reset.token}`, redirectTo)}`
  await sendAccountMail(context, passwordLinkMail(site, reset.to, link), { redirect_to: redirectTo })
}

/**
 * The scheme and host of links in mails. The client chooses the host of a request, and a link with a secret must not
 * lead to another site: only the demo, which has one reader, uses the request's host.
 * @throws Error if SITE_URL is not set
 */
export function linkOrigin({ runtime, origin }: Pick<AccountContext, 'runtime' | 'origin'>): string {
  const { siteUrl, smtpUrl, demo } = runtime.config
  if (siteUrl === '' && (smtpUrl !== '' || !demo))
    throw new Error('SITE_URL is not set: mails cannot lead to this site.')
  return siteUrl || origin
}
