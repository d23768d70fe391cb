import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie } from '#server/http/sessionCookie.ts'
import { visibleAccount } from '#server/people/listUsers.ts'
import { saveAccount } from '#server/accounts/saveAccount.ts'
import { Account, UserChanges, UserPath } from '#shared/contract/people.ts'
import { notFound } from '#shared/refusal.ts'

export const GET = endpoint({
  summary: 'One person: oneself, or anybody for administrators.',
  access: 'signed-in',
  params: UserPath,
  answer: Account,
  async run({ params: { uid }, user: asker, locals: { db, now } }) {
    const data = await visibleAccount(db.reader, { asker, uid, now })
    if (!data) throw notFound()
    return { data }
  },
})

export const PATCH = endpoint({
  summary:
    'Changes an account: one’s own, or anybody’s for administrators. The own login name, mail address and password need `current_password`; an own new mail address is `pending_mail` until the link sent to it is opened. Roles, status and organisations are for administrators only.',
  access: 'signed-in',
  params: UserPath,
  body: UserChanges,
  answer: Account,
  async run({ params: { uid }, body, user: asker, cookies, locals }) {
    await saveAccount(locals, {
      ...{ asker, uid, changes: body },
      languages: locals.site.languages.map(({ langcode }) => langcode),
      session: readSessionCookie(cookies, locals.origin) ?? '',
    })
    const data = await visibleAccount(locals.db.reader, { asker, uid, now: locals.now })
    if (!data) throw notFound()
    return { data }
  },
})

export const ALL = otherMethods({ GET, PATCH })
