import { toInstant } from '#shared/contract/time.ts'
import type { Tx } from '../../db/database.ts'
import type { Letter } from '../../mail/letter.ts'
import type { Site } from '../../site/site.ts'
import { withRedirect } from '#shared/paths.ts'
import { confirmationLetter } from '../confirmationLetter.ts'
import { startInvitation } from '../invitations.ts'
import { INVITATION_DAYS } from '../linkLife.ts'
import { storeReset } from '../passwordReset.ts'
import { pendingMailOf, startMailChange } from '../pendingMail.ts'
import {
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
export async function rewriteMail(tx: Tx, mail: WaitingMail, rewriting: Rewriting): Promise<Letter | undefined> {
  if (mail.status !== 'active') return undefined
  const { site, origin } = rewriting
  const details = JSON.parse(mail.details)
  const passwordHref = `${origin}/user/password`
  switch (mail.type) {
    case 'password_link':
      return newPasswordLink(tx, mail, { ...rewriting, redirectTo: String(details.redirect_to ?? '') })
    case 'invitation':
      return newInvitation(tx, mail, rewriting)
    case 'mail_confirm':
      return newConfirmation(tx, mail, rewriting)
    case 'mail_in_use':
      return mailInUseLetter(site, mail, passwordHref)
    case 'mail_changed':
      return mailChangedMail(site, { ...mail, mail: String(details.mail) })
    case 'password_changed':
      return passwordChangedMail(site, mail, passwordHref)
    case 'security_changed':
      return isChange(details.change)
        ? securityChangedMail(site, mail, { change: details.change, link: passwordHref })
        : undefined
    default:
      return undefined
  }
}

async function newPasswordLink(
  tx: Tx,
  mail: WaitingMail,
  { site, origin, now, redirectTo }: Rewriting & { redirectTo: string },
): Promise<Letter> {
  const token = await storeReset(tx, mail.uid, now)
  return passwordLinkMail(site, mail, `${origin}${withRedirect(`/user/password/${token}`, redirectTo)}`)
}

async function newInvitation(tx: Tx, mail: WaitingMail, { site, origin, now }: Rewriting): Promise<Letter | undefined> {
  const open = await tx
    .selectFrom('invitations')
    .select('invited_by')
    .where('uid', '=', mail.uid)
    .where('expires', '>', toInstant(now))
    .executeTakeFirst()
  if (!open) return undefined
  const { token } = await startInvitation(tx, { uid: mail.uid, by: open.invited_by, now })
  return invitationMail(site, mail, { link: `${origin}/user/invitation/${token}`, days: INVITATION_DAYS })
}

async function newConfirmation(tx: Tx, { uid }: WaitingMail, { site, origin, now }: Rewriting) {
  const mail = await pendingMailOf(tx, uid, now)
  if (mail === null) return undefined
  return confirmationLetter(tx, await startMailChange(tx, { uid, mail, now }), { site, origin })
}

function isChange(change: unknown): change is SecurityChange {
  return typeof change === 'string' && Object.hasOwn(securityChanges, change)
}
