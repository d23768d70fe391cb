import { isSameValue } from '#shared/sameValue.ts'

/** The top-level fields that differ from the saved values, as a PATCH sends them. */
export function changedFields<Values extends object>(saved: Values, values: Values): Partial<Values> {
  const changes: Partial<Values> = {}
  for (const key in values) if (!isSameValue(saved[key], values[key])) changes[key] = values[key]
  return changes
}
