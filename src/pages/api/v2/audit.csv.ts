import { exportAudit } from '#server/audit/exportAudit.ts'
import { endpoint, otherMethods, StreamedText } from '#server/http/endpoint.ts'
import { AuditFilter } from '#shared/contract/audit.ts'
import { dayOf } from '#shared/zonedDays.ts'

export const GET = endpoint({
  summary: 'Returns the administrative changes that match the filters as a CSV file, the newest first.',
  access: 'site_settings',
  query: AuditFilter,
  answer: StreamedText,
  streams: 'text/csv',
  run: async ({ query, locals: { db, visit } }) => ({
    data: exportAudit(db, query, visit),
    headers: { 'Content-Disposition': `attachment; filename="audit-${dayOf(visit.now, visit.timeZone)}.csv"` },
  }),
})

export const ALL = otherMethods({ GET })
