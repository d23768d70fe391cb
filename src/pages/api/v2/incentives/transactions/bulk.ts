import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { decideTransactions } from '#server/shop/transactions/decideTransaction.ts'
import { BulkDecisionBody, BulkDecisionResult } from '#shared/contract/transactions.ts'
import { wholeList } from '#shared/contract/common.ts'

export const POST = endpoint({
  summary: 'Approves or fulfils the orders of up to 200 transactions. Each has its own result.',
  access: 'incentives_shop_settings_available',
  body: BulkDecisionBody,
  answer: BulkDecisionResult,
  list: true,
  // Each order has its own transaction, and a repetition finds it changed already.
  idempotency: { heldBy: 'nobody' },
  async run({ body, user, locals: { db, visit, t } }) {
    const say = ({
      problems,
    }: {
      problems: readonly { message: string; values?: Record<string, string | number> }[]
    }) => problems.map(({ message, values }) => t(message, values)).join(' ')
    const data = await decideTransactions(db, { actor: user.uid, bulk: body }, { ...visit, say })
    return { data, meta: wholeList(data.length) }
  },
})

export const ALL = otherMethods({ POST })
