import type { SecurityForm } from '#shared/contract/security.ts'
import type { NoticeCode } from '#shared/notices/flash.ts'
import type { Tx } from '../db/database.ts'
import type { CurrentUser } from '../people/currentUser.ts'
import type { AccountContext } from './forgottenPassword.ts'
import { needFreshPassword, refreshPassword } from './freshPassword.ts'
import { removePasskey } from './passkeys/ownPasskeys.ts'
import { disconnect } from './singleSignOn/ssoConnection.ts'
import { endOtherSessions, endOwnSession } from './accountSessions.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from './secondFactor/ownSecondFactor.ts'
import { mailSecurityChange, noteSecurityChange } from './securityChanges.ts'
import type { SecurityChange } from './securityMails.ts'

/** A signed-in user who changes the ways into their account. */
export interface SecurityActor {
  user: CurrentUser
  /** The secret of the request's session. */
  session: string
}

/** The result of an action of the page. */
export interface SecurityDone {
  notice?: NoticeCode
  /** The session's new secret, after the password was confirmed. */
  session?: string | undefined
  /** New recovery codes, which nothing shows again. */
  codes?: string[]
}

/**
 * Carries out an action of the pages about the security of the user's account.
 * @throws Refusal 400 for a wrong password or code, 403 `password_needed`, 404, 409, 429 as the verbs
 */
export async function takeSecurityAction(
  context: AccountContext,
  { user, session }: SecurityActor,
  sent: SecurityForm,
): Promise<SecurityDone> {
  const { runtime, now } = context
  const { db } = runtime
  const { uid } = user
  switch (sent.action) {
    case 'end':
      await endOwnSession(db, { uid, id: sent.id })
      return { notice: 'session-ended' }
    case 'end-others':
      await endOtherSessions(db, { uid, session })
      return { notice: 'sessions-ended' }
    case 'confirm':
      return { session: await refreshPassword(db, { uid, password: sent.password, session, now }) }
    case 'factor-begin':
      await needFreshPassword(db.reader, { session, now })
      await beginSecondFactor(db, { uid, now })
      return {}
    case 'factor-on':
      return { codes: await turnFactorOn(context, { user, session, code: sent.code }) }
    case 'factor-codes':
      await needFreshPassword(db.reader, { session, now })
      return { codes: await renewRecoveryCodes(db, uid) }
    case 'factor-off':
      return (await turnFactorOff(context, { user, session })) ? { notice: 'factor-off' } : {}
    case 'passkey-off':
      return (await dropPasskey(context, { user, session, id: sent.id })) ? { notice: 'passkey-removed' } : {}
    case 'sso-off':
      return (await dropConnection(context, { user, session })) ? { notice: 'sso-removed' } : {}
  }
}

/**
 * Turns the second factor on and notifies the owner. Returns the recovery codes.
 * @throws Refusal as `confirmSecondFactor`, 403 `password_needed`
 */
export async function turnFactorOn(
  context: AccountContext,
  { user, session, code }: SecurityActor & { code: string },
): Promise<string[]> {
  const { runtime, now } = context
  await needFreshPassword(runtime.db.reader, { session, now })
  const codes = await confirmSecondFactor(runtime.db, { uid: user.uid, code, session, now })
  mailSecurityChange(context, user, 'factor-on')
  return codes
}

/**
 * Turns the second factor off and notifies the owner.
 * @returns whether it was on
 * @throws Refusal 403 `password_needed`
 */
export function turnFactorOff(context: AccountContext, actor: SecurityActor): Promise<boolean> {
  return changeWays(context, actor, { change: 'factor-off', run: (tx) => endSecondFactor(tx, actor.user.uid) })
}

/**
 * Removes a passkey and notifies the owner.
 * @returns whether there was one
 * @throws Refusal 403 `password_needed`
 */
export function dropPasskey(context: AccountContext, actor: SecurityActor & { id: string }): Promise<boolean> {
  const named = { uid: actor.user.uid, id: actor.id }
  return changeWays(context, actor, { change: 'passkey-removed', run: (tx) => removePasskey(tx, named) })
}

function dropConnection(context: AccountContext, actor: SecurityActor): Promise<boolean> {
  return changeWays(context, actor, { change: 'sso-removed', run: (tx) => disconnect(tx, actor.user.uid) })
}

async function changeWays(
  context: AccountContext,
  { user, session }: SecurityActor,
  { change, run }: { change: SecurityChange; run(tx: Tx): Promise<boolean> },
): Promise<boolean> {
  const { runtime, now } = context
  await needFreshPassword(runtime.db.reader, { session, now })
  const isChanged = await runtime.db.transact(async (tx) => {
    const isDone = await run(tx)
    if (isDone) await noteSecurityChange(tx, { uid: user.uid, change, now })
    return isDone
  })
  if (isChanged) mailSecurityChange(context, user, change)
  return isChanged
}
