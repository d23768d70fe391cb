import { toInstant } from '#shared/instant.ts'
import type { StoredSignIn } from '#shared/contract/signInSettings.ts'
import { foldKey } from '#shared/foldKey.ts'
import { msg } from '#shared/i18n/message.ts'
import { denied } from '#shared/refusal.ts'
import { noteChange } from '../../audit/noteChange.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { administersSite } from '../../people/administrators.ts'
import { createUser } from '../../people/createUser.ts'
import { lockNames } from '../../people/lockNames.ts'
import { isActive } from '../signIn.ts'
import type { Identity } from './identity.ts'

interface Wanted {
  identity: Identity
  settings: Pick<StoredSignIn, 'link_by_mail' | 'create_people'>
  now: Date
}

/**
 * The account that an identity opens, in this order: the one that it is connected with; if the settings allow it, the
 * one with its verified mail address, unless that one administers the site or has another identity; if the settings
 * allow it, a new one for a verified address. Nothing else than the owner connects an administrator: after a login.
 * @throws Refusal 403 with the reason
 */
export async function accountOf(tx: Tx, { identity, settings, now }: Wanted): Promise<number> {
  const { issuer, subject, mail } = identity
  const linked = await linkedAccount(tx, identity)
  if (linked !== undefined) return activeAccount(tx, linked)
  if (mail === null) throw denied(msg('Your organisation’s login service has not confirmed your email address.'))
  // Of two first logins at the same moment, the second one finds the account of the first.
  await lockNames(tx, { name: mail, mail })
  const linkedSince = await linkedAccount(tx, identity)
  if (linkedSince !== undefined) return activeAccount(tx, linkedSince)
  const owner = await tx
    .selectFrom('users')
    .select(['uid', 'status', 'mail'])
    .where('mail_key', '=', foldKey(mail))
    .executeTakeFirst()
  // Two spellings with one key, such as straße and strasse, can be two mailboxes.
  const isSame = owner?.mail.toLowerCase() === mail.toLowerCase()
  const uid = owner
    ? await openByMail(tx, { ...owner, issuer, isAllowed: settings.link_by_mail && isSame })
    : await createAccount(tx, { identity, mail, isAllowed: settings.create_people, now })
  await connect(tx, { issuer, subject, uid, now })
  return uid
}

async function activeAccount(reader: Reader, uid: number): Promise<number> {
  if (!(await isActive(reader, uid))) throw denied(msg('This account is blocked.'))
  return uid
}

/** The account that an identity is connected with. */
export async function linkedAccount(
  reader: Reader,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<number | undefined> {
  const row = await reader
    .selectFrom('sso_links')
    .select('uid')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.uid
}

/**
 * Connects an account with an identity.
 * @throws Refusal 403 if one of them is connected already
 */
export async function connect(
  tx: Tx,
  link: { issuer: string; subject: string; uid: number; now: Date },
): Promise<void> {
  const { issuer, subject, uid, now } = link
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('sso_links')
    .values({ issuer, subject, uid, created: toInstant(now) })
    .onConflict((held) => held.doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) throw alreadyConnected()
}

interface Owner {
  uid: number
  status: string
  issuer: string
  isAllowed: boolean
}

async function openByMail(tx: Tx, { uid, status, issuer, isAllowed }: Owner): Promise<number> {
  if (status !== 'active') throw denied(msg('This account is blocked.'))
  if (!isAllowed || (await administersSite(tx, uid))) {
    throw denied(
      msg('There is an account with your email address. Log in with your password and connect it under Security.'),
    )
  }
  const other = await tx
    .selectFrom('sso_links')
    .select('subject')
    .where('uid', '=', uid)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  if (other) throw alreadyConnected()
  return uid
}

interface Newcomer {
  identity: Identity
  mail: string
  isAllowed: boolean
  now: Date
}

async function createAccount(tx: Tx, { identity, mail, isAllowed, now }: Newcomer): Promise<number> {
  if (!isAllowed) throw denied(msg('You have no account on this site. Ask its administrators for one.'))
  const { first_name, last_name } = identity
  const uid = await createUser(tx, {
    name: mail,
    mail,
    first_name,
    last_name,
    organizations: [],
    roles: ['learner'],
    passwordHash: null,
    language: null,
    timezone: null,
    country: null,
    title_tid: null,
    created: toInstant(now),
  })
  const subject = { type: 'person', id: uid, label: `${first_name} ${last_name}`.trim() } as const
  await noteChange(tx, { actor: null, through: 'sso', action: 'created', subject, after: { mail } }, now)
  return uid
}

function alreadyConnected() {
  return denied(msg('This account is connected with another login of your organisation.'))
}
