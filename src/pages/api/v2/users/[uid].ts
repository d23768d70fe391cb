import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie } from '#server/http/sessionCookie.ts'
import type { Asker } from '#server/people/asker.ts'
import { findUser, visibleUser } from '#server/people/listUsers.ts'
import { saveAccount } from '#server/accounts/saveAccount.ts'
import { User, UserChanges, UserPath } from '#shared/contract/people.ts'
import { notFound } from '#shared/refusal.ts'

export const GET = endpoint({
  summary: 'One person: oneself, or anybody for administrators.',
  access: 'signed-in',
  params: UserPath,
  answer: User,
  run: async (call) => ({ data: await seen(call) }),
})

export const PATCH = endpoint({
  summary:
    'Changes an account: one’s own, or anybody’s for administrators. The own mail address and password need `current_password`; roles, status and organisations are for administrators only.',
  access: 'signed-in',
  params: UserPath,
  current: { read: seen, derived: ['last_login'] },
  body: UserChanges,
  answer: User,
  async run({ params: { uid }, body, user, cookies, locals }) {
    await saveAccount(locals, {
      ...{ asker: user, uid, changes: body },
      languages: locals.site.languages.map(({ langcode }) => langcode),
      session: readSessionCookie(cookies, locals.origin) ?? '',
    })
    const data = await findUser(locals.db.reader, uid)
    if (!data) throw notFound()
    return { data }
  },
})

async function seen({ params, user, locals: { db } }: { params: { uid: number }; user: Asker; locals: App.Locals }) {
  const person = await visibleUser(db.reader, user, params.uid)
  if (!person) throw notFound()
  return person
}

export const ALL = otherMethods({ GET, PATCH })
