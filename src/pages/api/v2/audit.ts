import { findAuditEntries } from '#server/audit/findAuditEntries.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { AuditQuery, FoundAudit } from '#shared/contract/audit.ts'

export const GET = endpoint({
  summary:
    'Lists the administrative changes that match the filters, the newest first. Send the `next` of a page as `after` to get the next page. `subject` is a kind (`product`) or one thing (`product:12`).',
  access: 'site_settings',
  query: AuditQuery,
  answer: FoundAudit,
  bare: true,
  run: async ({ query, locals: { db, visit } }) => ({
    data: await findAuditEntries(db.reader, query, visit.timeZone),
  }),
})

export const ALL = otherMethods({ GET })
