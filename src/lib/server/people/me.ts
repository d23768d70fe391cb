import type { Me } from '#shared/contract/people.ts'
import type { CurrentUser } from './currentUser.ts'

/** The user's own data as the API returns it; for a visitor the uid is `null`. */
export function meOf(user: CurrentUser | null): Me {
  if (!user) return { uid: null }
  const { permissions: _, needsSecondFactor: __, title_tid: title, roles, organizations, ...person } = user
  return { ...person, title, roles: [...roles], organizations: [...organizations] }
}
