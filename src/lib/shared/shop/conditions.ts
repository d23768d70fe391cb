import type { ShopItem } from '../contract/shelf.ts'
import { msg, type Translate } from '../i18n/message.ts'
import { cancelLabelOf, fulfilmentLabels, limitLabels } from './labels.ts'

/** A condition that the buyer must know before redeeming a product. */
export interface Condition {
  kind: 'delivery' | 'limit' | 'cancelling'
  name: string
  value: string
}

/** Returns the conditions for delivery, the limit per person, and cancelling. */
export function conditionsOf(
  item: Pick<ShopItem, 'type' | 'fulfilment' | 'limit' | 'cancel_policy'>,
  t: Translate,
): Condition[] {
  const { fulfilment, limit } = item
  return [
    { kind: 'delivery', name: t(names.delivery), value: t(fulfilmentLabels[fulfilment]) },
    ...(limit
      ? [{ kind: 'limit', name: t(names.limit), value: t(limitLabels[limit.period], { count: limit.count }) } as const]
      : []),
    { kind: 'cancelling', name: t(names.cancelling), value: t(cancelLabelOf(item)) },
  ]
}

/** Returns what the condition for cancelling says of a product with each cancel policy. */
export function cancelWordsOf(
  { type }: Pick<ShopItem, 'type'>,
  t: Translate,
): Record<ShopItem['cancel_policy'], string> {
  const words = (cancel_policy: ShopItem['cancel_policy']) => t(cancelLabelOf({ type, cancel_policy }))
  return {
    never: words('never'),
    until_approved: words('until_approved'),
    until_fulfilled: words('until_fulfilled'),
  }
}

const names: Record<Condition['kind'], string> = {
  delivery: msg('How you get it'),
  limit: msg('Limit per person'),
  cancelling: msg('Cancellation'),
}
