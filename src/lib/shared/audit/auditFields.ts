import type { AuditEntry } from '../contract/audit.ts'

/** A field of an entry; a missing value is `undefined`. */
export interface AuditField {
  name: string
  before: unknown
  after: unknown
}

/** The fields of an entry, with their values on both sides; of a new or deleted thing those that are not empty. */
export function auditFields({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const fields = [...names].map((name) => ({ name, before: before?.[name], after: after?.[name] }))
  return before && after ? fields : fields.filter((field) => !isEmpty(field.before ?? field.after))
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
