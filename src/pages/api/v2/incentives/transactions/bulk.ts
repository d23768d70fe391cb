import { explainFailure } from '#server/http/answer.ts'
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
  async run({ body, user, locals }) {
    const explain = (error: unknown) => explainFailure(error, locals)
    const data = await decideTransactions(locals.db, { actor: user.uid, bulk: body }, { ...locals.visit, explain })
    return { data, meta: wholeList(data.length) }
  },
})

export const ALL = otherMethods({ POST })
