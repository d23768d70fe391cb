import { defaultRoleAccess } from '#shared/access/roles.ts'
import { ADMINISTRATOR, isAdministrator } from '../../people/administrators.ts'
import { administers, type CurrentUser } from '../../people/currentUser.ts'

const usual = new Set<string>(defaultRoleAccess.learner)

/**
 * An administrator whose session has no second factor, on a site that demands one: keeps what every learner may do. The
 * user is returned as they are if they do not administer the site.
 */
export function heldBack(user: CurrentUser): CurrentUser {
  if (!administers(user) && !isAdministrator(user)) return user
  return {
    ...user,
    roles: user.roles.filter((role) => role !== ADMINISTRATOR),
    permissions: user.permissions.intersection(usual),
    needsSecondFactor: true,
  }
}
