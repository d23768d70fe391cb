import { settingsPaths } from '../access/settingsPaths.ts'
import { type AuditEntry, auditPlaceText, AuditQuery } from '../contract/audit.ts'
import { readPlace } from '../contract/place.ts'
import { readQuery, withQuery } from '../contract/query.ts'
import { apiBase } from '../paths.ts'

/** A place in the audit log as its address says it. */
export interface AuditAddress {
  actor?: string | undefined
  action?: string | undefined
  /** A kind of thing, or one thing: `product:12`. */
  subject?: string | undefined
  from?: string | undefined
  until?: string | undefined
  after?: string | undefined
}

/** Reads a place from an address. Values that cannot be read are left out, and named in `unreadable`. */
export function readAuditAddress(parameters: URLSearchParams): {
  place: AuditAddress
  query: AuditQuery
  unreadable: string[]
} {
  const { place: query, unreadable } = readPlace(AuditQuery.omit({ limit: true }), parameters)
  const place = Object.fromEntries(Object.entries(readQuery(parameters)).filter(([name]) => name in query))
  return { place, query, unreadable }
}

/** The address of the audit log at a place. */
export function auditAddress(place: AuditAddress = {}): string {
  return withQuery(settingsPaths.audit, { ...place })
}

/** The address of all changes of one thing. */
export function auditOfThing({ type, id }: Pick<AuditEntry['subject'], 'type' | 'id'>): string {
  return auditAddress({ subject: `${type}:${id}` })
}

/** The address of the changes of a thing from one entry on: this entry is the first. */
export function auditFromEntry({ id, at, subject }: Pick<AuditEntry, 'id' | 'at' | 'subject'>): string {
  return auditAddress({ subject: `${subject.type}:${subject.id}`, after: auditPlaceText({ at, id: id + 1 }) })
}

/** The address of the CSV file of all entries with these filters. */
export function auditExportAddress({ after: _, ...filter }: AuditAddress): string {
  return withQuery(`${apiBase}/audit.csv`, filter)
}
