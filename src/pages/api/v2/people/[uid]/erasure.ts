import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie } from '#server/http/sessionCookie.ts'
import { erasePerson } from '#server/privacy/erasePerson.ts'
import { ErasureBody } from '#shared/contract/managedPeople.ts'
import { UserPath } from '#shared/contract/people.ts'

export const POST = endpoint({
  summary:
    'Erases a person for ever; `name` is the username, as a proof. Entries of the ledger and orders stay as numbers. For holders of the role `administrator` with a password given in the last 15 minutes. Returns 409 while orders of the person are open.',
  access: 'site_settings',
  params: UserPath,
  body: ErasureBody,
  answer: z.null(),
  status: 204,
  refuses: { 409: {} },
  idempotency: { heldBy: 'nobody' },
  async run({ params: { uid }, body, user, cookies, locals }) {
    const actor = { user, session: readSessionCookie(cookies, locals.origin) ?? '', now: locals.now }
    await erasePerson(locals, actor, { uid, name: body.name })
    return { data: null }
  },
})

export const ALL = otherMethods({ POST })
