import type { AccountSession, Passkey, SecondFactor } from '#shared/contract/security.ts'
import type { Reader } from '../db/database.ts'
import type { CurrentUser } from '../people/currentUser.ts'
import { isPasswordFresh } from './freshPassword.ts'
import { accountSessions } from './accountSessions.ts'
import { ownPasskeys } from './passkeys/ownPasskeys.ts'
import { isConnected } from './singleSignOn/ssoConnection.ts'
import { factorAddress, qrCode } from './secondFactor/codes.ts'
import { ownSecondFactor, pendingFactorSecret } from './secondFactor/ownSecondFactor.ts'

interface Asked {
  user: CurrentUser
  /** The secret of the request's session. */
  session: string
  now: Date
}

/** Whether the user may change the ways into the account now, or how to confirm first. */
export interface Confirmation {
  /** The password was given a short time ago. */
  fresh: boolean
  /** Without a password, the user logs in again instead. */
  hasPassword: boolean
}

/** The data of the page about the security of the user's account. */
export interface SecurityView extends Confirmation {
  sessions: AccountSession[]
  factor: SecondFactor
  passkeys: Passkey[]
  /** Whether the account is connected with an identity of the organisation. */
  connected: boolean
}

/** Reads the security page of the signed-in user. */
export async function securityView(reader: Reader, asked: Asked): Promise<SecurityView> {
  const { uid } = asked.user
  return {
    ...(await confirmation(reader, asked)),
    sessions: await accountSessions(reader, { ...asked, uid }),
    factor: await ownSecondFactor(reader, uid),
    passkeys: await ownPasskeys(reader, uid),
    connected: await isConnected(reader, uid),
  }
}

/** The data of the page of the second factor. */
export interface FactorView extends Confirmation {
  factor: SecondFactor
  /** The secret that is being set up, for an app and as a QR code (SVG). */
  setup: { secret: string; address: string; picture: string } | null
}

/** Reads the page of the second factor; the secret is shown only to a user who has just confirmed the password. */
export async function factorView(reader: Reader, { site, ...asked }: Asked & { site: string }): Promise<FactorView> {
  const { user } = asked
  const confirmed = await confirmation(reader, asked)
  const secret = confirmed.fresh ? await pendingFactorSecret(reader, user.uid) : undefined
  const address = secret && factorAddress({ secret, site, account: user.mail })
  return {
    ...confirmed,
    factor: await ownSecondFactor(reader, user.uid),
    setup: secret && address ? { secret, address, picture: qrCode(address) } : null,
  }
}

async function confirmation(reader: Reader, { user, session, now }: Asked): Promise<Confirmation> {
  const row = await reader.selectFrom('users').select('password_hash').where('uid', '=', user.uid).executeTakeFirst()
  return {
    fresh: await isPasswordFresh(reader, { session, now }),
    hasPassword: (row?.password_hash ?? null) !== null,
  }
}
