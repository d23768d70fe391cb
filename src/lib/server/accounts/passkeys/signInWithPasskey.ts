import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { PasskeyProof } from '#shared/contract/security.ts'
import { toInstant } from '#shared/instant.ts'
import type { Database } from '../../db/database.ts'
import { countTry, type Limit, triedTooOften } from '../../db/throttle.ts'
import { callerOf } from '../../network/callers.ts'
import { enter, isActive, type SignedIn, type SigningBrowser } from '../signIn.ts'
import { openStep, takeStep } from '../signInSteps.ts'
import { Challenge, hostOf, notValid, type PasskeySite, transportsOf } from './ownPasskeys.ts'

/** From one address: each begin stores a challenge, each answer is checked. */
export const passkeyLimit: Limit = { name: 'passkey', tries: 100, seconds: 15 * 60 }

type Origin = Pick<PasskeySite, 'origin'>

/**
 * Begins a sign-in with any passkey of this site: returns the options for the authenticator, and the secret of the step
 * for the browser.
 * @throws Refusal 429 after too many from one address
 */
export async function beginPasskeySignIn(
  db: Database,
  { site, address, now }: { site: Origin; address: string; now: Date },
) {
  await admit(db, { address, now })
  const options = await generateAuthenticationOptions({ rpID: hostOf(site), userVerification: 'required' })
  const details = { challenge: options.challenge }
  const token = await db.transact((tx) => openStep(tx, { kind: 'passkey', uid: null, details, now }))
  return { options, token }
}

interface PasskeySignIn {
  site: Origin
  /** The secret of the step that the browser has. */
  token: string | undefined
  sent: PasskeyProof
  browser: SigningBrowser
}

/**
 * Signs in with a passkey. The authenticator has checked the user, so no code is needed. The challenge works once.
 * @throws Refusal 400 `credentials` for an unknown passkey, an answer that is not valid and a blocked account, 429
 * after too many from one address
 */
export async function signInWithPasskey(
  db: Database,
  { site, token, sent, browser }: PasskeySignIn,
): Promise<SignedIn> {
  const { now } = browser
  await admit(db, browser)
  const step = await db.transact((tx) => takeStep(tx, { kind: 'passkey', token, now }))
  const { response } = sent
  const passkey = await db.reader.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst()
  if (!step || !passkey) throw notValid()
  const counter = Number(passkey.counter)
  const proof = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: Challenge.parse(JSON.parse(step.details)).challenge,
    expectedOrigin: site.origin,
    expectedRPID: hostOf(site),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter,
      transports: transportsOf(passkey.transports),
    },
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!proof?.verified) throw notValid()
  const { newCounter } = proof.authenticationInfo
  return db.transact(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('passkeys')
      .set({ counter: newCounter, last_used: toInstant(now) })
      .where('id', '=', passkey.id)
      // A copy of the passkey may have counted on since.
      .where('counter', '=', counter)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n || !(await isActive(tx, passkey.uid))) throw notValid()
    return enter(tx, { uid: passkey.uid, strong: true, browser })
  })
}

async function admit(db: Database, { address, now }: { address: string; now: Date }): Promise<void> {
  const wait = await db.transact((tx) => countTry(tx, passkeyLimit, callerOf(address), now))
  if (wait > 0) throw triedTooOften(wait)
}
