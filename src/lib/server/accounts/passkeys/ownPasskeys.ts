import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { z } from 'zod'
import { MOST_PASSKEYS, type NewPasskey, type Passkey } from '#shared/contract/security.ts'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, invalid } from '#shared/refusal.ts'
import type { Database, Reader, Tx } from '../../db/database.ts'
import type { CurrentUser } from '../../people/currentUser.ts'
import { noteSecurityChange } from '../securityChanges.ts'
import { openStep, takeStep } from '../signInSteps.ts'

/** The site as authenticators know it. */
export interface PasskeySite {
  /** Scheme and host. */
  origin: string
  /** The name that authenticators show. */
  name: string
}

/** The part of a step that the answer must contain. */
export const Challenge = z.object({ challenge: z.string() })

/** The passkeys of a user, the newest first. */
export async function ownPasskeys(reader: Reader, uid: number): Promise<Passkey[]> {
  return reader
    .selectFrom('passkeys')
    .select(['id', 'name', 'created', 'last_used'])
    .where('uid', '=', uid)
    .orderBy('created', 'desc')
    .orderBy('id')
    .execute()
}

interface Registration {
  user: Pick<CurrentUser, 'uid' | 'mail' | 'full_name'>
  site: PasskeySite
  now: Date
}

/**
 * Begins to add a passkey: returns the options for the authenticator, and the secret of the step for the browser.
 * @throws Refusal 409 if the user has the most passkeys
 */
export async function beginPasskey(db: Database, { user, site, now }: Registration) {
  const held = await db.reader.selectFrom('passkeys').select(['id', 'transports']).where('uid', '=', user.uid).execute()
  if (held.length >= MOST_PASSKEYS) throw tooManyPasskeys()
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: hostOf(site),
    userID: new TextEncoder().encode(String(user.uid)),
    userName: user.mail,
    userDisplayName: user.full_name,
    excludeCredentials: held.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const { challenge } = options
  const step = { kind: 'new-passkey', uid: user.uid, details: { challenge }, now } as const
  return { options, token: await db.transact((tx) => openStep(tx, step)) }
}

interface Adding extends Registration {
  /** The secret of the step that the browser has. */
  token: string | undefined
  sent: NewPasskey
}

/**
 * Adds the passkey that an authenticator made for a challenge of this site. The challenge works once.
 * @throws Refusal 400 for an answer that is not valid, 409 if the user has the most passkeys
 */
export async function addPasskey(db: Database, { user, site, token, sent, now }: Adding): Promise<Passkey> {
  const step = await db.transact((tx) => takeStep(tx, { kind: 'new-passkey', token, now }))
  if (!step || step.uid !== user.uid) throw notValid()
  const { challenge } = Challenge.parse(JSON.parse(step.details))
  const made = await verifyRegistrationResponse({
    response: { ...sent.response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: hostOf(site),
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!made?.verified) throw notValid()
  const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential
  const shown = { id, name: sent.name, created: toInstant(now), last_used: null }
  return db.transact(async (tx) => {
    const row = {
      ...shown,
      uid: user.uid,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
    }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('passkeys')
      .values(row)
      .onConflict((held) => held.doNothing())
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) throw notValid()
    if ((await ownPasskeys(tx, user.uid)).length > MOST_PASSKEYS) throw tooManyPasskeys()
    await noteSecurityChange(tx, { uid: user.uid, change: 'passkey-added', now })
    return shown
  })
}

/** Removes a passkey of a user. Returns whether there was one. */
export async function removePasskey(tx: Tx, { uid, id }: { uid: number; id: string }): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('uid', '=', uid)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** The refusal of an answer that proves nothing. */
export function notValid() {
  const message = msg('This passkey is not known here, or its answer is not valid.')
  return invalid([{ message, path: '', code: 'credentials' }])
}

/** The name under which authenticators know this site: the host alone. */
export function hostOf({ origin }: Pick<PasskeySite, 'origin'>): string {
  return new URL(origin).hostname
}

/** The ways in which an authenticator can be reached. */
export function transportsOf(stored: string): string[] {
  return z.array(z.string()).parse(JSON.parse(stored))
}

function tooManyPasskeys() {
  return conflict(msg('You have the most passkeys that one account can have. Remove one first.'), 'too_many_passkeys')
}
