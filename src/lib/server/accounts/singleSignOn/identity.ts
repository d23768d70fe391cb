import { z } from 'zod'
import { Mail } from '#shared/contract/people.ts'

/** A person at an identity provider. */
export interface Identity {
  issuer: string
  /** The provider's key of the person. */
  subject: string
  /** Only an address that the provider has verified. */
  mail: string | null
  first_name: string
  last_name: string
  claims: Claims
}

export type Claims = Readonly<Record<string, unknown>>

const MOST_NAME = 100
const MOST_VALUES = 1000

const Known = z.object({
  email: Mail.nullable().catch(null),
  email_verified: z
    .union([z.literal(true), z.literal('true')])
    .nullable()
    .catch(null),
  name: z.string().catch(''),
  given_name: z.string().catch(''),
  family_name: z.string().catch(''),
})

/** The person that these claims describe. */
export function identityOfClaims({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>, claims: Claims): Identity {
  const { email, email_verified, name, given_name, family_name } = Known.parse(claims)
  const mail = email_verified === null ? null : email
  const first = plain(given_name) || plain(name) || (mail?.split('@', 1)[0] ?? '')
  return { issuer, subject, mail, first_name: first, last_name: plain(given_name) ? plain(family_name) : '', claims }
}

/**
 * The values of a claim: of the claim with this whole name, or along its parts (`realm_access.roles`). Texts and
 * numbers count, alone or in a list.
 */
export function valuesOfClaim(claims: Claims, name: string): string[] {
  if (name === '') return []
  const found = Object.hasOwn(claims, name) ? claims[name] : name.split('.').reduce<unknown>(memberOf, claims)
  return [found]
    .flat()
    .slice(0, MOST_VALUES)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String)
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}

/** A name as accounts have it: without control characters and direction marks, and never a link. */
function plain(name: string): string {
  const words = name.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').trim()
  return words.includes('://') ? '' : words.slice(0, MOST_NAME)
}
