import { givenAccess } from '../access/accessLabels.ts'
import { roles } from '../access/roles.ts'
import { checked } from '../contract/checked.ts'
import { type RoleMatrix, RoleMatrixChange } from '../contract/roleMatrix.ts'

type Sent = Readonly<Record<string, string>>

/** The roles whose permissions can be changed. */
const changeableRoles = roles.filter((role) => role !== 'administrator')

/** The name of a checkbox of the matrix. */
export function accessBox(role: string, access: string): string {
  return `${role}.${access}`
}

/**
 * The matrix that a form holds.
 * @throws Refusal 400 for a revision that is no number
 */
export function readRoleForm(sent: Sent): RoleMatrixChange {
  const held = changeableRoles.map((role) => [
    role,
    givenAccess.filter((access) => sent[accessBox(role, access)] !== undefined),
  ])
  return checked(RoleMatrixChange, { revision: Number(sent.revision), roles: Object.fromEntries(held) })
}

/** The boxes that are checked. */
export function roleFormValues({ roles: held }: RoleMatrix): Sent {
  const boxes = Object.entries(held).flatMap(([role, list]) => list.map((access) => accessBox(role, access)))
  return Object.fromEntries(boxes.map((name) => [name, '1']))
}
