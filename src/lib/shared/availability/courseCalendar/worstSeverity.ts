import { type ConflictSeverity, conflictSeverities, type SessionConflict } from '../../contract/trainingSessions.ts'

/** The severity of the worst conflict of a session. */
export function worstSeverity({
  conflicts,
}: {
  conflicts: readonly Pick<SessionConflict, 'severity'>[]
}): ConflictSeverity | undefined {
  return conflictSeverities.find((severity) => conflicts.some((conflict) => conflict.severity === severity))
}
