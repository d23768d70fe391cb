import { endpoint, otherMethods, StreamedText } from '#server/http/endpoint.ts'
import { exportTransactions } from '#server/shop/transactions/exportTransactions.ts'
import { TransactionFilter } from '#shared/contract/transactions.ts'
import { dayOf } from '#shared/zonedDays.ts'

export const GET = endpoint({
  summary: 'Returns the entries of the ledger that match the filters as a CSV file, the newest first.',
  access: 'incentives_shop_settings_available',
  query: TransactionFilter,
  answer: StreamedText,
  streams: 'text/csv',
  run: async ({ query, locals: { db, visit, format } }) => ({
    data: exportTransactions(db, query, { ...visit, list: format.list }),
    headers: {
      'Content-Disposition': `attachment; filename="transactions-${dayOf(visit.now, visit.timeZone)}.csv"`,
    },
  }),
})

export const ALL = otherMethods({ GET })
