import { z } from 'zod'
import { Id, Instant, PathId } from './common.ts'

/** The scopes of a key: reporting events, xAPI statements, or provisioning users by SCIM. */
export const keyScopes = ['events', 'xapi', 'scim'] as const
export type KeyScope = (typeof keyScopes)[number]

const scopes = z
  .array(z.enum(keyScopes))
  .min(1)
  .max(keyScopes.length)
  .transform((list) => keyScopes.filter((scope) => list.includes(scope)))

const HomePage = z.url({ protocol: /^https?$/ }).max(2000)

export const ApiKeyBody = z.strictObject({
  name: z.string().trim().min(1).max(120),
  scopes,
  /** The home pages of xAPI accounts whose names are usernames of this site, besides the site's own address. */
  xapi_homepages: z.array(HomePage).max(20).default([]),
})
export type ApiKeyBody = z.infer<typeof ApiKeyBody>

export const ApiKeyPath = z.object({ id: PathId })

/** A key as administrators see it. */
export const ApiKey = z.strictObject({
  id: Id,
  name: z.string(),
  /** The last characters of the secret, to distinguish keys. */
  hint: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  xapi_homepages: z.array(z.string()),
  created: Instant,
  created_by: Id.nullable(),
  /** To the minute. */
  last_used: Instant.nullable(),
  revoked: Instant.nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

/** `secret` is sent once: a repeated call returns `null`. */
export const NewApiKey = ApiKey.extend({ secret: z.string().nullable() })
export type NewApiKey = z.infer<typeof NewApiKey>
