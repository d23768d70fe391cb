import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie } from '#server/http/sessionCookie.ts'
import { revokeApiKey } from '#server/people/apiKeys.ts'
import { needFreshPassword } from '#server/accounts/freshPassword.ts'
import { ApiKeyPath } from '#shared/contract/apiKeys.ts'
import { z } from 'zod'

export const DELETE = endpoint({
  summary: 'Revokes an API key: from then on it opens nothing. It stays in the list.',
  access: 'site_settings',
  params: ApiKeyPath,
  answer: z.null(),
  status: 204,
  async run({ params: { id }, user, cookies, locals: { db, origin, now } }) {
    await needFreshPassword(db.reader, { session: readSessionCookie(cookies, origin) ?? '', now })
    await revokeApiKey(db, id, { by: user.uid, now })
    return { data: null }
  },
})

export const ALL = otherMethods({ DELETE })
