import type { CheckoutAnswer } from '../contract/checkout.ts'
import type { NoticeCode } from '../notices/flash.ts'

const reached: NoticeCode = 'goal-reached'

/** The page after a purchase; it says whether the buyer saved for it. */
export function boughtAddress({
  order,
  goal_reached,
}: Pick<CheckoutAnswer, 'goal_reached'> & { order: { id: number } }): string {
  return `/incentives/purchase-success?order=${order.id}${goal_reached ? `&notice=${reached}` : ''}`
}
