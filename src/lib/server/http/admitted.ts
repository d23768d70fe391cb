import { type Flag, isOpenToVisitors, type VisitorAccess } from '#shared/access/flags.ts'
import type { KeyScope } from '#shared/contract/apiKeys.ts'
import { denied, signInNeeded } from '#shared/refusal.ts'
import type { KeyHolder } from '../people/apiKeys.ts'
import type { CurrentUser } from '../people/currentUser.ts'
import { admittedByKey } from './apiKey.ts'

/** Who may call: everyone, anyone signed in, whoever the flag admits, or a program by a key that is made for it. */
export type EndpointAccess = 'public' | 'signed-in' | Flag | ByKey

/** No cookie counts here, so another site cannot make a browser call it. */
export interface ByKey {
  readonly key: KeyScope
}

/** Who asks: nobody's name is known where visitors are let in too. */
export type UserFor<Access extends EndpointAccess> = Access extends ByKey
  ? null
  : Access extends 'public' | VisitorAccess
    ? CurrentUser | null
    : CurrentUser
export type HolderFor<Access extends EndpointAccess> = Access extends ByKey ? KeyHolder : null

/**
 * Who calls, if they may.
 * @throws Refusal 401 where nobody known asks, 403 where they may not
 */
export async function admitted(
  access: EndpointAccess,
  request: Request,
  locals: App.Locals,
): Promise<{ user: CurrentUser | null; holder: KeyHolder | null }> {
  if (typeof access === 'object') return { user: null, holder: await admittedByKey(request, access.key, locals) }
  return { user: admittedPerson(access, locals), holder: null }
}

function admittedPerson(access: Exclude<EndpointAccess, ByKey>, { user, flags }: App.Locals): CurrentUser | null {
  if (access === 'public') return user
  if (access === 'signed-in') {
    if (!user) throw signInNeeded()
    return user
  }
  // A switch is on for everyone; without an account it still admits only to what visitors hold.
  if (flags[access] && (user || isOpenToVisitors(access))) return user
  throw user ? denied() : signInNeeded()
}
