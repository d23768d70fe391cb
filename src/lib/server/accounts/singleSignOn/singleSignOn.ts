import * as client from 'openid-client'
import { z } from 'zod'
import type { StoredSignIn } from '#shared/contract/signInSettings.ts'
import { msg } from '#shared/i18n/message.ts'
import { MINUTE_MS } from '#shared/time.ts'
import { denied, notFound, Refusal } from '#shared/refusal.ts'
import { countTry, type Limit, triedTooOften } from '../../db/throttle.ts'
import { callerOf } from '../../network/callers.ts'
import { storedSignIn } from '../../site/signInSettings.ts'
import type { AccountContext } from '../forgottenPassword.ts'
import { FRESH_MINUTES } from '../freshPassword.ts'
import { type CodeNeeded, enterOrAsk, type SignedIn, type SigningBrowser } from '../signIn.ts'
import { noteSecurityChange } from '../securityChanges.ts'
import { openStep, takeStep } from '../signInSteps.ts'
import { accountOf, connect, linkedAccount } from './accountOf.ts'
import { followClaims } from './followClaims.ts'
import { type Identity, identityOfClaims } from './identity.ts'
import { providerOf } from './provider.ts'
import { stateFor } from './ssoHosts.ts'

/** From one address: each begin may ask the provider. */
export const ssoLimit: Limit = { name: 'sso', tries: 60, seconds: 15 * 60 }

/** A request with the way to the provider. */
export interface SsoContext extends AccountContext {
  fetch: client.CustomFetch
  /** The address that the provider leads back to. */
  callback: string
  /** The host of an organisation at which the request is; `null` at the main address. */
  host: string | null
}

/** The secrets of a login at the provider; each login has its own. */
const Begun = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectTo: z.string(),
  again: z.boolean(),
})

interface Begin {
  redirectTo: string
  /** The network address of the request. */
  address: string
  /** The signed-in user who connects the account; `null`: someone logs in. */
  uid: number | null
  /** The provider must ask for the login again, even if it knows the user. */
  again?: boolean
}

/**
 * Begins a login at the provider: returns its address, and the secret of the step for the browser.
 * @throws Refusal 404 if there is no provider, 429 after too many logins, 503 if the provider cannot be reached
 */
export async function beginSso(
  context: SsoContext,
  { redirectTo, address, uid, again = false }: Begin,
): Promise<{ href: string; token: string }> {
  const { runtime, now, callback, host } = context
  const settings = await openSettings(context)
  const wait = await runtime.db.transact((tx) => countTry(tx, ssoLimit, callerOf(address), now))
  if (wait > 0) throw triedTooOften(wait)
  const provider = await atProvider(context, () => providerOf(settings, context))
  const [state, nonce, verifier] = [stateFor(host), client.randomNonce(), client.randomPKCECodeVerifier()]
  const href = client.buildAuthorizationUrl(provider, {
    redirect_uri: callback,
    scope: 'openid profile email',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...(again && { prompt: 'login', max_age: '0' }),
  }).href
  const details = { state, nonce, verifier, redirectTo, again }
  const token = await runtime.db.transact((tx) => openStep(tx, { kind: 'sso', uid, details, now }))
  return { href, token }
}

/** The end of a login at the provider: someone is signed in or needs a code, or an account is connected. */
export type SsoEnd = { redirectTo: string } & (SignedIn | CodeNeeded | { connected: number })

interface Answered {
  /** The secret of the step that the browser has. */
  token: string | undefined
  /** The query with which the provider leads back, with `?`. */
  search: string
  browser: SigningBrowser
  /** The signed-in user of the request. */
  uid: number | null
}

/**
 * Ends a login at the provider. Each begin has one end: an answer that comes twice, or to another browser, is refused.
 * @throws Refusal 403 for a forged, repeated or late answer and for an identity that opens no account, 404, 503
 */
export async function endSso(context: SsoContext, answered: Answered): Promise<SsoEnd> {
  const { runtime, now } = context
  const settings = await openSettings(context)
  const step = await runtime.db.transact((tx) => takeStep(tx, { kind: 'sso', token: answered.token, now }))
  if (!step) throw denied(msg('This login was used before or took too long. Begin again.'))
  const { redirectTo, again, ...begun } = Begun.parse(JSON.parse(step.details))
  const { identity, proved } = await atProvider(context, () =>
    identityFrom(context, settings, { ...begun, search: answered.search }),
  )
  if (again && !isFresh(proved, now)) throw denied(notAskedAgain)
  if (step.uid !== null) {
    const { uid } = step
    if (answered.uid !== uid) throw denied(msg('Log in again before you connect your account.'))
    await runtime.db.transact(async (tx) => {
      const linked = await linkedAccount(tx, identity)
      if (linked !== uid) await connect(tx, { ...identity, uid, now })
      if (linked !== uid) await noteSecurityChange(tx, { uid, change: 'sso-connected', now })
      await followClaims(tx, { uid, claims: identity.claims, settings, now })
    })
    return { redirectTo, connected: uid }
  }
  const entered = await runtime.db.transact(async (tx) => {
    const uid = await accountOf(tx, { identity, settings, now })
    await followClaims(tx, { uid, claims: identity.claims, settings, now })
    return enterOrAsk(tx, uid, answered.browser, proved)
  })
  return { redirectTo, ...entered }
}

const notAskedAgain = msg(
  'Your organisation’s login service did not confirm that you logged in just now. Choose a password under “Forgot your password?” and confirm with it.',
)

async function openSettings({ runtime }: SsoContext): Promise<StoredSignIn> {
  const { settings } = await storedSignIn(runtime.db.reader)
  if (!settings.sso_enabled || settings.issuer === '' || settings.client_id === '') throw notFound()
  return settings
}

/** Trades the answer of the provider for the claims of the person; everything about the answer is checked here. */
async function identityFrom(
  context: SsoContext,
  settings: StoredSignIn,
  { state, nonce, verifier, search }: { state: string; nonce: string; verifier: string; search: string },
): Promise<{ identity: Identity; proved: Date }> {
  const provider = await providerOf(settings, context)
  const tokens = await client.authorizationCodeGrant(provider, new URL(search, context.callback), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const own = tokens.claims()
  if (!own) throw new Error('The answer has no ID token.')
  const more = provider.serverMetadata().userinfo_endpoint
    ? await client.fetchUserInfo(provider, tokens.access_token, own.sub)
    : {}
  const identity = identityOfClaims({ issuer: own.iss, subject: own.sub }, { ...more, ...own })
  return { identity, proved: provedAt(own.auth_time, context.now) }
}

/**
 * The moment of the login at the provider. An earlier one, and one that the provider does not name, is no fresh login:
 * it counts as a password that must be confirmed.
 */
function provedAt(seconds: unknown, now: Date): Date {
  const oldest = now.getTime() - FRESH_MINUTES * MINUTE_MS
  const named = typeof seconds === 'number' ? seconds * 1000 : oldest
  return new Date(Math.min(Math.max(named, oldest), now.getTime()))
}

function isFresh(proved: Date, now: Date): boolean {
  return proved.getTime() > now.getTime() - FRESH_MINUTES * MINUTE_MS
}

/** Errors of the provider are logged; the user cannot mend them. */
async function atProvider<T>({ runtime }: SsoContext, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    runtime.log.warn({ err: error }, 'single sign-on failed')
    if (error instanceof client.AuthorizationResponseError)
      throw denied(msg('Your organisation’s login service refused the login.'))
    if (isForged(error)) throw denied(msg('The answer of your organisation’s login service is not valid. Begin again.'))
    const message = msg('Your organisation’s login service cannot be reached at the moment. Please try again shortly.')
    throw new Refusal(503, [{ message, path: '', code: 'provider_unavailable' }])
  }
}

/** The codes of errors about the content of an answer. */
const forgedCodes = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
])

/** An answer whose content is wrong, or a code that the provider refuses; other errors are failures of the way. */
function isForged(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.error === 'invalid_grant'
  return error instanceof client.ClientError && forgedCodes.has(error.code ?? '')
}
