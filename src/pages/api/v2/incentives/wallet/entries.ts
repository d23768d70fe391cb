import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { walletEntries } from '#server/points/history/walletEntries.ts'
import { WalletEntriesQuery, WalletEntry } from '#shared/contract/walletEntries.ts'

export const GET = endpoint({
  summary:
    'What came into the user’s wallet and what went out of it, the newest first; 25 a page unless told otherwise.',
  access: 'incentives',
  query: WalletEntriesQuery,
  answer: WalletEntry,
  list: true,
  run: ({ query, user, locals }) =>
    walletEntries(locals.db.reader, user.uid, { query, reading: { ...locals.visit, list: locals.format.list } }),
})

export const ALL = otherMethods({ GET })
