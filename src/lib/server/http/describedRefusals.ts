import { z } from 'zod'
import { isOpenToVisitors } from '#shared/access/flags.ts'
import { Problem } from '#shared/contract/common.ts'
import type { AnyDeclaration } from './endpoint.ts'

/** The refusals of one endpoint, with their members beside `errors`. */
export type VerbRefusals = Partial<Record<404 | 409 | 429, z.ZodRawShape>>

/** The statuses of every refusal of a call, with the schema of each. */
export function describedRefusals(method: string, declaration: AnyDeclaration): Map<number, z.ZodType> {
  const { access, params, body, refuses = {}, idempotency } = declaration
  const isRead = method.toUpperCase() === 'GET'
  const isForAll =
    access === 'public' || (typeof access === 'string' && access !== 'signed-in' && isOpenToVisitors(access))
  const canRepeat = method.toUpperCase() === 'POST' && typeof access === 'string' && idempotency?.heldBy !== 'nobody'
  const statuses: [number, boolean][] = [
    // Every call refuses names that its query does not know.
    [400, true],
    [401, !isForAll],
    // Visitors may write too, from pages of this site only; a feature may be switched off.
    [403, access !== 'public' || !isRead],
    [404, Boolean(params) || 404 in refuses],
    [409, canRepeat || 409 in refuses],
    [413, Boolean(body)],
    [415, Boolean(body)],
    [429, 429 in refuses],
    [500, true],
    [503, true],
    [507, !isRead],
  ]
  return new Map(
    statuses
      .filter(([, isAnswered]) => isAnswered)
      .map(([status]) => [
        status,
        status in refuses ? withMembers(refuses[status as keyof VerbRefusals]) : RefusalBody,
      ]),
  )
}

/** A refusal without more members. */
export const RefusalBody = z
  .strictObject({ errors: z.array(Problem) })
  .meta({ id: 'Refusal', description: 'Everything that is wrong, in the language of the user.' })

/** One status can have several causes, each with its own members. */
function withMembers(shape: z.ZodRawShape = {}): z.ZodType {
  const members = Object.entries(shape).map(([name, schema]) => [name, z.optional(schema)])
  if (members.length === 0) return RefusalBody
  return z.strictObject({ ...RefusalBody.shape, ...Object.fromEntries(members) })
}
