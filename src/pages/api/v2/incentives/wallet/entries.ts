import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { listWalletEntries } from '#server/points/history/walletEntries.ts'
import { WalletEntriesPage, WalletEntriesQuery } from '#shared/contract/walletEntries.ts'

export const GET = endpoint({
  summary:
    'Lists the additions to and deductions from the user’s wallet, the newest first; the default is 25 per page. Send the `next` of a page as `after` to get the next page.',
  access: 'incentives',
  query: WalletEntriesQuery,
  answer: WalletEntriesPage,
  bare: true,
  run: async ({ query, user, locals: { db, visit, format } }) => ({
    data: await listWalletEntries(db.reader, user.uid, { query, reading: { ...visit, list: format.list } }),
  }),
})

export const ALL = otherMethods({ GET })
