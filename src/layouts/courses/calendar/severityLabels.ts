import type { ConflictSeverity } from '#shared/contract/trainingSessions.ts'
import { msg } from '#shared/i18n/message.ts'

/** The severities in words; source strings. */
export const severityLabels: Readonly<Record<ConflictSeverity, string>> = {
  error: msg('Cannot take place'),
  warning: msg('Warning (session)'),
  info: msg('Good to know'),
}
