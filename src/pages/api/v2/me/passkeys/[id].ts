import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie } from '#server/http/sessionCookie.ts'
import { dropPasskey } from '#server/accounts/takeSecurityAction.ts'
import { PasskeyPath } from '#shared/contract/security.ts'
import { notFound } from '#shared/refusal.ts'
import { z } from 'zod'

export const DELETE = endpoint({
  summary: 'Removes a passkey of the user.',
  access: 'signed-in',
  params: PasskeyPath,
  answer: z.null(),
  status: 204,
  async run({ params: { id }, user, cookies, locals }) {
    const session = readSessionCookie(cookies, locals.origin) ?? ''
    if (!(await dropPasskey(locals, { user, session, id }))) throw notFound()
    return { data: null }
  },
})

export const ALL = otherMethods({ DELETE })
