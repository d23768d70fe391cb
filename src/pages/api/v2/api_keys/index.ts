import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie } from '#server/http/sessionCookie.ts'
import { createApiKey, listApiKeys, revokeApiKey } from '#server/people/apiKeys.ts'
import { needFreshPassword } from '#server/accounts/freshPassword.ts'
import { ApiKey, ApiKeyBody, ApiKeyPath, NewApiKey } from '#shared/contract/apiKeys.ts'
import { z } from 'zod'

export const GET = endpoint({
  summary: 'Lists the API keys, without their secrets.',
  access: 'site_settings',
  answer: ApiKey,
  list: true,
  async run({ locals: { db } }) {
    return { data: await listApiKeys(db.reader) }
  },
})

export const POST = endpoint({
  summary:
    'Creates an API key for another program. Its secret is in this answer and nowhere else. `xapi_homepages` are the home pages whose xAPI account names are usernames of this site.',
  access: 'site_settings',
  body: ApiKeyBody,
  answer: NewApiKey,
  secrets: ['secret'],
  status: 201,
  async run({ body, user, cookies, locals: { db, origin, now } }) {
    await needFreshPassword(db.reader, { session: readSessionCookie(cookies, origin) ?? '', now })
    return { data: await createApiKey(db, { ...body, by: user.uid, now }) }
  },
})

export const DELETE = endpoint({
  summary: 'Revokes an API key: from then on it opens nothing. It stays in the list.',
  access: 'site_settings',
  query: ApiKeyPath,
  answer: z.null(),
  refuses: { 404: {} },
  status: 204,
  async run({ query: { id }, user, cookies, locals: { db, origin, now } }) {
    await needFreshPassword(db.reader, { session: readSessionCookie(cookies, origin) ?? '', now })
    await revokeApiKey(db, id, { by: user.uid, now })
    return { data: null }
  },
})

export const ALL = otherMethods({ GET, POST, DELETE })
