import { Refusal } from '#shared/refusal.ts'
import { lastingReason } from '#shared/shop/reasons.ts'
import type { Tx } from '../../db/database.ts'
import type { LearnerVisit } from '../../people/visit.ts'
import { openWallet } from '../../points/book/openWallet.ts'
import { type Offered, refusalsOf } from '../shelf/availability.ts'
import { historyOf } from '../shelf/buyerFacts.ts'

/**
 * Refuses a product that the learner can never buy again. The lock of the wallet lets a purchase end first.
 * @throws Refusal 409 with the reason
 */
export async function refuseUsedUp(tx: Tx, visit: LearnerVisit, product: Offered): Promise<void> {
  const { uid, settled_at: at } = await openWallet(tx, visit.user.uid, visit)
  const history = await historyOf(tx, { uid, at, timeZone: visit.timeZone }, [product])
  const reason = lastingReason(refusalsOf(product, { at, ...history }, 1))
  if (reason) throw new Refusal(409, [{ ...reason, path: '' }])
}
