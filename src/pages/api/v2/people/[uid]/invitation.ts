import { invitePerson } from '#server/accounts/invitePerson.ts'
import { seenPerson } from '#server/accounts/managedPerson.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie } from '#server/http/sessionCookie.ts'
import { ManagedPerson } from '#shared/contract/managedPeople.ts'
import { UserPath } from '#shared/contract/people.ts'

export const POST = endpoint({
  summary:
    'Mails an invitation to a person who has no password yet; the link before it ends. For holders of the role `administrator`.',
  access: 'site_settings',
  params: UserPath,
  answer: ManagedPerson,
  refuses: { 429: {} },
  idempotency: { heldBy: 'nobody' },
  status: 201,
  async run({ params: { uid }, user, cookies, locals }) {
    const { db, visit, origin, now } = locals
    await invitePerson(locals, { user, session: readSessionCookie(cookies, origin) ?? '', now }, uid)
    return { data: await seenPerson(db.reader, { ...visit, user, uid }) }
  },
})

export const ALL = otherMethods({ POST })
