import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { walletOf } from '#server/points/wallet.ts'
import { Wallet } from '#shared/contract/wallet.ts'

export const GET = endpoint({
  summary: 'Returns the user’s points.',
  access: 'incentives',
  answer: Wallet,
  run: async ({ user, locals: { db, visit } }) => ({
    data: await walletOf(db.reader, user.uid, visit),
  }),
})

export const ALL = otherMethods({ GET })
