import { z } from 'zod'
import { roles } from '../access/roles.ts'
import { msg } from '../i18n/message.ts'
import { Id } from './common.ts'
import { LocalisedText } from './settings.ts'

/** The longest texts of the settings, in characters. */
export const signInLengths = { issuer: 500, clientId: 300, secret: 500, claim: 100, value: 200, button: 60 } as const
/** The maximum number of lines of a mapping. */
export const MOST_MAPPED = 100

const Claim = z.string().trim().max(signInLengths.claim)
const ClaimValue = z.string().trim().min(1).max(signInLengths.value)

/** The address of an identity provider; '' for none. Which hosts the site reaches is checked when it is used. */
const Issuer = z
  .string()
  .trim()
  .max(signInLengths.issuer)
  .refine((text) => text === '' || isIssuer(text), {
    message: msg('Enter the https address of the provider, without a query.'),
    params: { code: 'format' },
  })

/** A value of a claim that gives a role; a role that a line names follows the claim at each login. */
export const RoleLine = z.strictObject({ value: ClaimValue, role: z.enum(roles) })
/** The same for an organisation. */
export const OrganizationLine = z.strictObject({ value: ClaimValue, organization: Id })

const shared = {
  /** Administrators may do what learners may until they have proved a second factor. */
  second_factor_required: z.boolean(),
  /** The login page has the button of the provider. */
  sso_enabled: z.boolean(),
  issuer: Issuer,
  client_id: z.string().trim().max(signInLengths.clientId),
  /** The words on the button; without them, the usual ones. */
  button_label: z.record(z.string(), z.string().trim().max(signInLengths.button)),
  /** A mail address that the provider has verified opens the account with this address, if it administers nothing. */
  link_by_mail: z.boolean(),
  /** Someone without an account gets one. */
  create_people: z.boolean(),
  /** The name of the claim whose values give roles, such as `groups` or `realm_access.roles`; '' for none. */
  role_claim: Claim,
  role_map: z.array(RoleLine).max(MOST_MAPPED),
  organization_claim: Claim,
  organization_map: z.array(OrganizationLine).max(MOST_MAPPED),
} as const

/** The stored settings of signing in; the secret is never sent to a browser. */
export const StoredSignIn = z.strictObject({ ...shared, button_label: LocalisedText, client_secret: z.string() })
export type StoredSignIn = z.infer<typeof StoredSignIn>

/** The settings of signing in as administrators see them. */
export const SignInSettings = z.strictObject({
  /** Counts the saves; 0: never saved. */
  revision: z.int().min(0),
  ...shared,
  /** Whether a secret is stored. */
  has_secret: z.boolean(),
  /** The address that the provider leads back to; it must be registered there. */
  callback: z.string(),
})
export type SignInSettings = z.infer<typeof SignInSettings>

/** A change of the settings. Fields that are missing stay. */
export const SignInSettingsChange = z
  .strictObject({
    revision: z.int().min(0),
    ...shared,
    /** A new secret; '' removes the stored one. */
    client_secret: z.string().trim().max(signInLengths.secret),
  })
  .partial()
export type SignInSettingsChange = z.infer<typeof SignInSettingsChange>

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, search, hash } = new URL(text)
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === '')
}
