import { z } from 'zod'
import { Instant } from './common.ts'

/** A place where the user is signed in. */
export const AccountSession = z.strictObject({
  id: z.string(),
  /** Words such as Firefox and Windows; '' if they are not known. */
  browser: z.string(),
  system: z.string(),
  /** The part of the network address that many people share, such as `192.0.2.0/24`. */
  network: z.string(),
  created: Instant,
  /** Is updated once an hour. */
  last_seen: Instant,
  /** The session of this request. */
  current: z.boolean(),
})
export type AccountSession = z.infer<typeof AccountSession>

/** A session in an address. */
export const AccountSessionPath = z.object({ id: z.string().min(1).max(100) })

/** A code of an authenticator app, or a recovery code; spaces and hyphens do not count. */
export const FactorCode = z.string().trim().min(1).max(100)

/** The second factor of the user. */
export const SecondFactor = z.strictObject({
  /** Since when; `null`: it is off. */
  since: Instant.nullable(),
  recovery_codes_left: z.int().min(0),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** Without a code: begins to set it up. With a code of the new secret: turns it on. */
export const SecondFactorBody = z.strictObject({ code: FactorCode.optional() })

/** The secret for an authenticator app, or the recovery codes of a factor that is on from now. */
export const SecondFactorStep = z.strictObject({
  /** Base32. */
  secret: z.string().nullable(),
  /** The address (`otpauth:`) that apps read from a QR code. */
  address: z.string().nullable(),
  recovery_codes: z.array(z.string()).nullable(),
})
export type SecondFactorStep = z.infer<typeof SecondFactorStep>

/** The form of the second step of a sign-in. */
export const CodeForm = z.object({ code: FactorCode })

/** The actions of the page about the security of the user's account. */
export const SecurityForm = z.discriminatedUnion('action', [
  z.object({ action: z.literal('end'), id: z.string().min(1).max(100) }),
  z.object({ action: z.literal('end-others') }),
  z.object({ action: z.literal('confirm'), password: z.string().min(1).max(1000) }),
  z.object({ action: z.literal('factor-begin') }),
  z.object({ action: z.literal('factor-on'), code: FactorCode }),
  z.object({ action: z.literal('factor-codes') }),
  z.object({ action: z.literal('factor-off') }),
  z.object({ action: z.literal('passkey-off'), id: z.string().min(1).max(1400) }),
  z.object({ action: z.literal('sso-off') }),
])
export type SecurityForm = z.infer<typeof SecurityForm>

/** The maximum number of passkeys of one account. */
export const MOST_PASSKEYS = 20
const PasskeyName = z.string().trim().min(1).max(60)
/** The id of a credential (base64url); the standard allows 1023 bytes. */
const CredentialId = z.string().min(1).max(1400)
const Encoded = z.string().max(20_000)

/** A passkey of the user. */
export const Passkey = z.strictObject({
  id: z.string(),
  name: z.string(),
  created: Instant,
  last_used: Instant.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

/** A passkey in an address. */
export const PasskeyPath = z.object({ id: CredentialId })

/** The options that the browser gives to an authenticator, in the JSON form of WebAuthn. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() })

/** The answer of an authenticator that made a passkey, in the JSON form of WebAuthn. */
export const NewPasskey = z.strictObject({
  name: PasskeyName,
  response: z.object({
    id: CredentialId,
    rawId: CredentialId,
    response: z.object({
      clientDataJSON: Encoded,
      attestationObject: Encoded,
      transports: z.array(z.string().max(30)).max(10).optional(),
    }),
    type: z.literal('public-key'),
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** The answer of an authenticator that proved a passkey. */
export const PasskeyProof = z.strictObject({
  response: z.object({
    id: CredentialId,
    rawId: CredentialId,
    response: z.object({
      clientDataJSON: Encoded,
      authenticatorData: Encoded,
      signature: Encoded,
      userHandle: Encoded.optional(),
    }),
    type: z.literal('public-key'),
  }),
})
export type PasskeyProof = z.infer<typeof PasskeyProof>
