import { denied } from '#shared/refusal.ts'
import { isAdministrator } from '../people/administrators.ts'
import type { CurrentUser } from '../people/currentUser.ts'

/** A user who acts on the accounts of others, with the session of the request. */
export interface Actor {
  user: CurrentUser
  session: string
  now: Date
}

/** @throws Refusal 403 for everyone without the role of administrators: its permissions alone are not enough */
export function needAdministrator(user: CurrentUser): void {
  if (!isAdministrator(user)) throw denied()
}
