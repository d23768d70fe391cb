import { z } from 'zod'
import { changePerson, seenPerson } from '#server/accounts/managedPerson.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie, writeSessionCookie } from '#server/http/sessionCookie.ts'
import { ManagedPerson, PersonChange } from '#shared/contract/managedPeople.ts'
import { UserPath } from '#shared/contract/people.ts'

export const GET = endpoint({
  summary: 'Returns a person with the state of the account, its sessions and its points, for administrators.',
  access: 'site_settings',
  params: UserPath,
  answer: ManagedPerson,
  run: async ({ params: { uid }, user, locals: { db, visit } }) => ({
    data: await seenPerson(db.reader, { ...visit, user, uid }),
  }),
})

export const PATCH = endpoint({
  summary:
    'Changes an account. With a `revision` it returns 409 if the account has changed since. Roles and status are for holders of the role `administrator`; roles, and the username or email of another person, need a login or `current_password` of the last 15 minutes.',
  access: 'site_settings',
  params: UserPath,
  current: {
    read: ({ params: { uid }, user, locals: { db, visit } }) => seenPerson(db.reader, { ...visit, user, uid }),
    derived: ['state', 'seen', 'last_login', 'sessions', 'points', 'invitation'],
  },
  body: PersonChange,
  answer: ManagedPerson,
  refuses: { 409: { revision: z.string() }, 429: {} },
  async run({ params: { uid }, body, user, cookies, locals }) {
    const { db, visit, origin, now } = locals
    const actor = { user, session: readSessionCookie(cookies, origin) ?? '', now }
    const { session } = await changePerson(locals, actor, { uid, change: body })
    if (session) writeSessionCookie(cookies, origin, session)
    return { data: await seenPerson(db.reader, { ...visit, user, uid }) }
  },
})

export const ALL = otherMethods({ GET, PATCH })
