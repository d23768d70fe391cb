import { toInstant } from '#shared/instant.ts'
import { type AccountMail, isAccountMail } from '#shared/mail/mailTypes.ts'
import { withRedirect } from '#shared/paths.ts'
import type { Tx } from '../../db/database.ts'
import type { Site } from '../../site/site.ts'
import { confirmationLetter } from '../confirmationLetter.ts'
import { startInvitation } from '../invitations.ts'
import { INVITATION_DAYS } from '../linkLife.ts'
import { storeReset } from '../passwordReset.ts'
import { pendingMailOf, startMailChange } from '../pendingMail.ts'
import {
  type AccountLetter,
  type Addressee,
  invitationMail,
  mailChangedMail,
  mailInUseLetter,
  passwordChangedMail,
  passwordLinkMail,
  securityChangedMail,
  securityChanges,
  type SecurityChange,
} from '../securityMails.ts'

/** A mail about an account that waits for another attempt, and the user. */
export interface WaitingMail extends Addressee {
  id: number
  type: string
  details: string
  expires: string
  status: string
}

interface Rewriting {
  site: Pick<Site, 'general' | 'languages' | 'translator'>
  origin: string
  now: Date
}

/**
 * Writes a mail again. The secret of its link is a new one, because only the hash of the old one is known. `undefined`
 * if its reason is gone.
 */
export async function rewriteMail(tx: Tx, mail: WaitingMail, rewriting: Rewriting): Promise<AccountLetter | undefined> {
  const { type } = mail
  // Another version of the site may know more kinds of mails.
  if (mail.status !== 'active' || !isAccountMail(type)) return undefined
  return again[type](tx, mail, { ...rewriting, details: JSON.parse(mail.details) })
}

type WriteAgain = (
  tx: Tx,
  mail: WaitingMail,
  rewriting: Rewriting & { details: Record<string, unknown> },
) => Promise<AccountLetter | undefined> | AccountLetter | undefined

/** How each mail about an account is written again. */
const again: Record<AccountMail, WriteAgain> = {
  // A command sends it and shows a failure at once.
  welcome: () => undefined,

  async invitation(tx, mail, { site, origin, now }) {
    const open = await tx
      .selectFrom('invitations')
      .select('invited_by')
      .where('uid', '=', mail.uid)
      .where('expires', '>', toInstant(now))
      .executeTakeFirst()
    if (!open) return undefined
    const { token } = await startInvitation(tx, { uid: mail.uid, by: open.invited_by, now })
    return invitationMail(site, mail, { link: `${origin}/user/invitation/${token}`, days: INVITATION_DAYS })
  },

  async password_link(tx, mail, { site, origin, now, details }) {
    const token = await storeReset(tx, mail.uid, now)
    const path = withRedirect(`/user/password/${token}`, String(details.redirect_to ?? ''))
    return passwordLinkMail(site, mail, origin + path)
  },

  password_changed: (_, mail, { site, origin }) => passwordChangedMail(site, mail, passwordPage(origin)),

  security_changed: (_, mail, { site, origin, details: { change } }) =>
    isChange(change) ? securityChangedMail(site, mail, { change, link: passwordPage(origin) }) : undefined,

  async mail_confirm(tx, { uid }, { site, origin, now }) {
    const mail = await pendingMailOf(tx, uid, now)
    if (mail === null) return undefined
    return confirmationLetter(tx, await startMailChange(tx, { uid, mail, now }), { site, origin })
  },

  mail_in_use: (_, mail, { site, origin }) => mailInUseLetter(site, mail, passwordPage(origin)),
  mail_changed: (_, mail, { site, details }) => mailChangedMail(site, { ...mail, mail: String(details.mail) }),
}

function passwordPage(origin: string): string {
  return `${origin}/user/password`
}

function isChange(change: unknown): change is SecurityChange {
  return typeof change === 'string' && Object.hasOwn(securityChanges, change)
}
