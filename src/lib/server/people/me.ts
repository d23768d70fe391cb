import type { Me } from '#shared/contract/people.ts'
import type { Asker } from './asker.ts'

/** What a person is told about themselves; a visitor is told to be nobody. */
export function meOf(asker: Asker | null): Me {
  if (!asker) return { uid: null }
  const { permissions: _, roles, organizations, ...person } = asker
  return { ...person, roles: [...roles], organizations: [...organizations] }
}
