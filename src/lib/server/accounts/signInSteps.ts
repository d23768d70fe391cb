import { toInstant } from '#shared/instant.ts'
import { MINUTE_MS } from '#shared/time.ts'
import type { Reader, Tx } from '../db/database.ts'
import { hashToken, newSecret } from '../secrets/hashToken.ts'

/** How long a step waits. */
export const STEP_MINUTES = 10

/** The steps of a sign-in that wait for an answer of the user, an authenticator or an identity provider. */
export type StepKind = 'code' | 'passkey' | 'new-passkey' | 'sso'

interface NewStep {
  kind: StepKind
  /** The user, if the site knows who it is. */
  uid: number | null
  details?: object
  now: Date
}

/** A step that waits; `details` is JSON. */
export interface WaitingStep {
  uid: number | null
  details: string
}

interface NamedStep {
  kind: StepKind
  /** The secret of the step, which only the browser has. */
  token: string | undefined
  now: Date
}

/** Notes a step and returns its secret, of which only a hash is stored. */
export async function openStep(tx: Tx, { kind, uid, details = {}, now }: NewStep): Promise<string> {
  const token = newSecret()
  const expires = toInstant(new Date(now.getTime() + STEP_MINUTES * MINUTE_MS))
  await tx.deleteFrom('sign_in_steps').where('expires', '<=', toInstant(now)).execute()
  await tx
    .insertInto('sign_in_steps')
    .values({ token_hash: hashToken(token), kind, uid, details: JSON.stringify(details), expires })
    .execute()
  return token
}

/** The step of this secret; `undefined` if it was taken or has expired. */
export async function findStep(reader: Reader, { kind, token, now }: NamedStep): Promise<WaitingStep | undefined> {
  if (!token) return undefined
  return reader
    .selectFrom('sign_in_steps')
    .select(['uid', 'details'])
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires', '>', toInstant(now))
    .executeTakeFirst()
}

/** Takes the step of this secret, which works once: of two calls at the same moment only one gets it. */
export async function takeStep(tx: Tx, { kind, token, now }: NamedStep): Promise<WaitingStep | undefined> {
  if (!token) return undefined
  return tx
    .deleteFrom('sign_in_steps')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires', '>', toInstant(now))
    .returning(['uid', 'details'])
    .executeTakeFirst()
}

/** Ends every step of a user: after a change of the password, or when an account is blocked. */
export async function endStepsOf(tx: Tx, uid: number): Promise<void> {
  await tx.deleteFrom('sign_in_steps').where('uid', '=', uid).execute()
}
