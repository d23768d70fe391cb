import { z } from 'zod'
import { accessTypes, roles } from '../access/roles.ts'

const Held = z.array(z.enum(accessTypes)).max(accessTypes.length)

/** The permissions of each role. */
export const RoleMatrix = z.strictObject({
  /** 0: never saved. */
  revision: z.int().min(0),
  roles: z.record(z.enum(roles), Held),
})
export type RoleMatrix = z.infer<typeof RoleMatrix>

/** A change of the matrix: a role that is missing keeps what it has. */
export const RoleMatrixChange = z.strictObject({
  revision: RoleMatrix.shape.revision.optional(),
  roles: z.partialRecord(z.enum(roles), Held),
})
export type RoleMatrixChange = z.infer<typeof RoleMatrixChange>
