import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { decideTransaction } from '#server/shop/transactions/decideTransaction.ts'
import { readTransaction } from '#server/shop/transactions/readTransactions.ts'
import { Instant, PathId } from '#shared/contract/common.ts'
import { orderStates } from '#shared/contract/orders.ts'
import { OrderDecisionBody, Transaction } from '#shared/contract/transactions.ts'

const params = z.object({ id: PathId })

export const GET = endpoint({
  summary: 'Returns an entry of the ledger with its order and lots.',
  access: 'incentives_shop_settings_available',
  params,
  answer: Transaction,
  run: async ({ params: { id }, locals: { db, visit, format } }) => ({
    data: await readTransaction(db.reader, id, { ...visit, list: format.list }),
  }),
})

export const PATCH = endpoint({
  summary:
    'Approves, fulfils, rejects, cancels or takes back the order of a transaction. Returns 409 if the order has changed since, and 409 `already_enrolled` if the buyer already has a training that it would give.',
  access: 'incentives_shop_settings_available',
  params,
  body: OrderDecisionBody,
  answer: Transaction,
  refuses: { 409: { state: z.enum(orderStates), by: z.string().nullable(), at: Instant.nullable() } },
  async run({ params: { id }, body, user, locals: { db, visit, format } }) {
    await decideTransaction(db, { id, actor: user.uid, decision: body }, visit)
    return { data: await readTransaction(db.reader, id, { ...visit, list: format.list }) }
  },
})

export const ALL = otherMethods({ GET, PATCH })
