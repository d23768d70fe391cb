import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { listDeliveries } from '#server/mail/deliveries/listDeliveries.ts'
import { FoundDeliveries, MailDeliveriesQuery } from '#shared/contract/mailDeliveries.ts'

export const GET = endpoint({
  summary:
    'Lists the mails of the last 90 days, the newest attempt first. Send the `next` of a page as `after` to get the next page.',
  access: 'site_settings',
  query: MailDeliveriesQuery,
  answer: FoundDeliveries,
  bare: true,
  run: async ({ query, locals: { db, t } }) => ({ data: await listDeliveries(db.reader, query, t) }),
})

export const ALL = otherMethods({ GET })
