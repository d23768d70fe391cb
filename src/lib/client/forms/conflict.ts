import type { ApiError } from '../api.ts'
import { type TheirChange, theirChanges } from './theirChanges.ts'

export { takeTheirs } from './theirChanges.ts'

/** The dialog of a form whose values another user has changed in the meantime. */
export interface FormConflict {
  kind: 'conflict'
  changes: readonly TheirChange[]
  /** The user who saved first, and the moment, if the server says it. */
  by: string | undefined
  at: string | undefined
}

/** The dialog of a conflict: what the other user changed since the form was loaded. */
export function conflictOf(
  { details: { by, at } }: ApiError,
  versions: { base: object; mine: object; theirs: object },
): FormConflict {
  return {
    kind: 'conflict',
    changes: theirChanges(versions),
    by: typeof by === 'string' ? by : undefined,
    at: typeof at === 'string' ? at : undefined,
  }
}
