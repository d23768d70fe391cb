import type { Me } from '#shared/contract/people.ts'
import type { CurrentUser } from './currentUser.ts'

/** What a person is told about themselves; a visitor is told to be nobody. */
export function meOf(user: CurrentUser | null): Me {
  if (!user) return { uid: null }
  const { permissions: _, roles, organizations, ...person } = user
  return { ...person, roles: [...roles], organizations: [...organizations] }
}
