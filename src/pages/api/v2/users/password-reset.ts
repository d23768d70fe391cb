import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { mailPasswordLink } from '#server/accounts/forgottenPassword.ts'
import { PasswordResetBody } from '#shared/contract/people.ts'
import { z } from 'zod'

export const POST = endpoint({
  summary:
    'Mails a link for a new password to the owner of an email address; the answer is the same if no account has the address.',
  access: 'public',
  body: PasswordResetBody,
  answer: z.null(),
  status: 204,
  idempotency: { heldBy: 'nobody' },
  refuses: { 429: {} },
  async run({ body, locals }) {
    await mailPasswordLink(locals, { mail: body.mail, address: locals.address })
    return { data: null }
  },
})

export const ALL = otherMethods({ POST })
