import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { listTransactions } from '#server/shop/transactions/readTransactions.ts'
import { FoundTransactions, TransactionsQuery } from '#shared/contract/transactions.ts'

export const GET = endpoint({
  summary:
    'Lists the entries of the ledger with their orders, the newest first. Send the `next` of a page as `after` to get the next page.',
  access: 'incentives_shop_settings_available',
  query: TransactionsQuery,
  answer: FoundTransactions,
  bare: true,
  run: async ({ query, locals: { db, visit, format } }) => ({
    data: await listTransactions(db.reader, query, { ...visit, list: format.list }),
  }),
})

export const ALL = otherMethods({ GET })
