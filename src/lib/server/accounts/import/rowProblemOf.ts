import type { Refused } from '#shared/refusal.ts'
import type { PersonProblem } from './peopleRows.ts'

const columns = ['mail', 'name', 'roles', 'status', 'organizations', 'external_id'] as const

/** A problem of a change of an account as the problem of a row of a file. */
export function rowProblemOf({ path, message, values }: Refused): PersonProblem {
  return { column: columns.find((column) => column === path) ?? '', message, ...(values && { values }) }
}
