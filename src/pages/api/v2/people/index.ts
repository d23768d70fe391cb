import { createPerson } from '#server/accounts/createPerson.ts'
import { seenPerson } from '#server/accounts/managedPerson.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie } from '#server/http/sessionCookie.ts'
import { findPeople } from '#server/people/findPeople.ts'
import { FoundPersons, ManagedPerson, NewPerson, PeopleQuery } from '#shared/contract/managedPeople.ts'

export const GET = endpoint({
  summary:
    'Lists the people of the site by name, for administrators. Send the `next` of a page as `after` to get the next page.',
  access: 'site_settings',
  query: PeopleQuery,
  answer: FoundPersons,
  bare: true,
  async run({ query, locals: { db, now } }) {
    const { data, meta } = await findPeople(db.reader, { ...query, now })
    return { data: { data, meta } }
  },
})

export const POST = endpoint({
  summary:
    'Creates an account and mails an invitation to its owner, unless `invite` is false: a link that works once, for seven days. Only holders of the role `administrator` may do this; other roles than `learner` need a password given in the last 15 minutes.',
  access: 'site_settings',
  body: NewPerson,
  answer: ManagedPerson,
  status: 201,
  async run({ body, user, cookies, locals }) {
    const actor = { user, session: readSessionCookie(cookies, locals.origin) ?? '', now: locals.now }
    const uid = await createPerson(locals, actor, body)
    return { data: await seenPerson(locals.db.reader, { ...locals.visit, user, uid }) }
  },
})

export const ALL = otherMethods({ GET, POST })
