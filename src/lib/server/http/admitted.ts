import { type Flag, isOpenToVisitors, type VisitorAccess } from '#shared/access/flags.ts'
import type { KeyScope } from '#shared/contract/apiKeys.ts'
import { msg } from '#shared/i18n/message.ts'
import { denied, Refusal, signInNeeded } from '#shared/refusal.ts'
import type { KeyHolder } from '../people/apiKeys.ts'
import type { CurrentUser } from '../people/currentUser.ts'
import type { CallRequest } from './callRequest.ts'
import { admittedByKey } from './apiKey.ts'

/**
 * The callers of an endpoint: everyone, every signed-in user, users with a flag, or a system with an API key for this
 * use.
 */
export type EndpointAccess = 'public' | 'signed-in' | Flag | ByKey

/** Cookies do not count here, so another site cannot make a browser call it. */
export interface ByKey {
  readonly key: KeyScope
}

/** The user of a call; `null` is possible if visitors may call it. */
export type UserFor<Access extends EndpointAccess> = Access extends ByKey
  ? null
  : Access extends 'public' | VisitorAccess
    ? CurrentUser | null
    : CurrentUser
export type HolderFor<Access extends EndpointAccess> = Access extends ByKey ? KeyHolder : null

interface Caller {
  user: CurrentUser | null
  holder: KeyHolder | null
}

/**
 * Returns the caller, without a wait unless a key must be looked up.
 * @throws Refusal 401 without a user or key, 403 without the permission
 */
export function admitted(access: EndpointAccess, request: CallRequest, locals: App.Locals): Caller | Promise<Caller> {
  if (typeof access === 'object') return admittedProgram(access, request, locals)
  return { user: admittedPerson(access, locals), holder: null }
}

async function admittedProgram({ key }: ByKey, request: CallRequest, locals: App.Locals): Promise<Caller> {
  return { user: null, holder: await admittedByKey(request, key, locals) }
}

function factorNeeded(): Refusal {
  const message = msg('Administrators of this site need a second factor. Turn it on or log in with it first.')
  return new Refusal(403, [{ message, path: '', code: 'second_factor_needed' }])
}

function admittedPerson(access: Exclude<EndpointAccess, ByKey>, { user, flags }: App.Locals): CurrentUser | null {
  if (access === 'public') return user
  if (access === 'signed-in') {
    if (!user) throw signInNeeded()
    return user
  }
  // A switch is on for everyone; a visitor also needs the permission of visitors.
  if (flags[access] && (user || isOpenToVisitors(access))) return user
  if (user?.needsSecondFactor) throw factorNeeded()
  throw user ? denied() : signInNeeded()
}
