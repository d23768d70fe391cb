import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie, writeSessionCookie } from '#server/http/sessionCookie.ts'
import type { CurrentUser } from '#server/people/currentUser.ts'
import { visibleAccount } from '#server/accounts/visibleAccount.ts'
import { saveAccount } from '#server/accounts/saveAccount.ts'
import { Account, UserChanges, UserPath } from '#shared/contract/people.ts'
import { notFound } from '#shared/refusal.ts'

export const GET = endpoint({
  summary: 'Returns an account: the user’s own, or any account for administrators.',
  access: 'signed-in',
  params: UserPath,
  answer: Account,
  run: async (call) => ({ data: await seen(call) }),
})

export const PATCH = endpoint({
  summary:
    'Changes an account: the user’s own, or any account for administrators. The user’s own username, email and password need `current_password`; the user’s own new email is `pending_mail` until the link sent to it is opened. Changing roles, or another person’s username or email, needs a login or `current_password` of the last 15 minutes. Roles, status and organisations are for administrators only. `avatar` is a file that the owner or the caller uploaded for that purpose.',
  access: 'signed-in',
  params: UserPath,
  current: { read: seen, derived: ['last_login'] },
  refuses: { 429: {} },
  body: UserChanges,
  answer: Account,
  async run({ params: { uid }, body, user, cookies, locals }) {
    const { session } = await saveAccount(locals, {
      user,
      uid,
      changes: body,
      session: readSessionCookie(cookies, locals.origin) ?? '',
    })
    if (session) writeSessionCookie(cookies, locals.origin, session)
    return { data: await seen({ params: { uid }, user, locals }) }
  },
})

async function seen({
  params,
  user,
  locals: { db, now },
}: {
  params: { uid: number }
  user: CurrentUser
  locals: App.Locals
}) {
  const account = await visibleAccount(db.reader, { user, uid: params.uid, now })
  if (!account) throw notFound()
  return account
}

export const ALL = otherMethods({ GET, PATCH })
