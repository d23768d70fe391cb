import type { AuditEntry } from '../contract/audit.ts'

/** A field of an entry; a missing value is `undefined`. */
export interface AuditField {
  name: string
  before: unknown
  after: unknown
}

/** The fields of an entry, with their values on both sides. */
export function auditFields({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].map((name) => ({ name, before: before?.[name], after: after?.[name] }))
}
