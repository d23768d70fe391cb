import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { walletEntries } from '#server/points/history/walletEntries.ts'
import { WalletEntriesQuery, WalletEntry } from '#shared/contract/walletEntries.ts'

export const GET = endpoint({
  summary:
    'Lists the additions to and deductions from the user’s wallet, the newest first. The default is 25 per page.',
  access: 'incentives',
  query: WalletEntriesQuery,
  answer: WalletEntry,
  list: true,
  run: ({ query, user, locals }) =>
    walletEntries(locals.db.reader, user.uid, { query, reading: { ...locals.visit, list: locals.format.list } }),
})

export const ALL = otherMethods({ GET })
