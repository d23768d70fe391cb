import type { OrderState } from '../contract/orders.ts'
import type { ProductType } from '../contract/productTypes.ts'
import type { ShopItem, ShopSort } from '../contract/shelf.ts'
import { msg } from '../i18n/message.ts'

/** The labels of one product. All texts in this file are source strings for `t`. */
export const productTypeLabels: Record<ProductType, string> = {
  physical: msg('Goods'),
  voucher: msg('Voucher'),
  experience: msg('Experience'),
  training: msg('Training'),
  donation: msg('Donation'),
}

/** The labels of the type filter. */
export const productTypePlurals: Record<ProductType, string> = {
  physical: msg('Goods'),
  voucher: msg('Vouchers'),
  experience: msg('Experiences'),
  training: msg('Trainings'),
  donation: msg('Donations'),
}

/** The orders of the shop's list, in the order of the menu. */
export const shopSortLabels: Record<ShopSort, string> = {
  featured: msg('Featured'),
  affordable: msg('Affordable first'),
  price: msg('Price'),
  newest: msg('Newest'),
}

export const fulfilmentLabels: Record<ShopItem['fulfilment'], string> = {
  instant: msg('Immediately'),
  manual: msg('Prepared by our team'),
  approval: msg('After approval'),
}

export const cancelPolicyLabels: Record<ShopItem['cancel_policy'], string> = {
  never: msg('Cannot be cancelled'),
  until_approved: msg('Until it is approved'),
  until_fulfilled: msg('Until it is delivered'),
}

/** The labels of `until_fulfilled` for products that the buyer may have received for good before that. */
export const lateCancelLabels: Partial<Record<ProductType, string>> = {
  voucher: msg('Until the code is shown'),
  training: msg('Until it is delivered or the training is started'),
}

/** The label of a product's cancel policy. */
export function cancelLabelOf({ type, cancel_policy }: Pick<ShopItem, 'type' | 'cancel_policy'>): string {
  const label = cancel_policy === 'until_fulfilled' ? lateCancelLabels[type] : undefined
  return label ?? cancelPolicyLabels[cancel_policy]
}

export const limitLabels: Record<NonNullable<ShopItem['limit']>['period'], string> = {
  day: msg('{{count}} times a day'),
  week: msg('{{count}} times a week'),
  month: msg('{{count}} times a month'),
  year: msg('{{count}} times a year'),
  lifetime: msg('{{count}} times in total'),
}

/** The texts of each order state: a label, a headline for the page after the purchase, and an explanation. */
export const orderStateTexts: Record<
  OrderState,
  { label: string; headline: string; meaning: string; tone: 'good' | 'waiting' | 'over' }
> = {
  placed: {
    label: msg('Placed'),
    headline: msg('Order received.'),
    meaning: msg('Our team is preparing it. We’ll let you know as soon as it is ready.'),
    tone: 'waiting',
  },
  pending_approval: {
    label: msg('Waiting for approval'),
    headline: msg('Request sent.'),
    meaning: msg('We’re reviewing your request. If it is not approved, you get your points back.'),
    tone: 'waiting',
  },
  approved: {
    label: msg('Approved'),
    headline: msg('Order approved.'),
    meaning: msg('It is approved and being prepared.'),
    tone: 'good',
  },
  fulfilled: {
    label: msg('Delivered'),
    headline: msg('It’s yours.'),
    meaning: msg('Enjoy it – you earned it.'),
    tone: 'good',
  },
  rejected: {
    label: msg('Not approved'),
    headline: msg('It was not approved.'),
    meaning: msg('Your points are back.'),
    tone: 'over',
  },
  cancelled_by_user: {
    label: msg('Cancelled by you'),
    headline: msg('You have cancelled it.'),
    meaning: msg('Your points are back.'),
    tone: 'over',
  },
  cancelled_by_admin: {
    label: msg('Cancelled'),
    headline: msg('It was cancelled.'),
    meaning: msg('Your points are back.'),
    tone: 'over',
  },
  returned: {
    label: msg('Returned'),
    headline: msg('It was returned.'),
    meaning: msg('Your points are back.'),
    tone: 'over',
  },
}

/** The order states as the shop managers read them. */
export const managedStateLabels: Record<OrderState, string> = {
  placed: msg('To deliver'),
  pending_approval: msg('Waiting for approval'),
  approved: msg('Approved, to deliver'),
  fulfilled: msg('Delivered'),
  rejected: msg('Rejected'),
  cancelled_by_user: msg('Cancelled by the buyer'),
  cancelled_by_admin: msg('Cancelled'),
  returned: msg('Returned'),
}

/** The states of an order's history as the shop managers read them, before the name of the person. */
export const managedHistoryLabels: Record<OrderState, string> = {
  ...managedStateLabels,
  placed: msg('Placed'),
  pending_approval: msg('Placed, to be approved'),
  approved: msg('Approved'),
}
