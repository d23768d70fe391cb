import { type ProductStatus, productTransitions } from '../contract/products.ts'
import { msg } from '../i18n/message.ts'
import type { IconName } from '../theme/icons.ts'

/** The actions that change the status of a product: the status after each, and how the managers see it. */
export const productActions = {
  activate: { status: 'active', label: msg('Activate'), icon: 'play_circle' },
  pause: { status: 'paused', label: msg('Pause'), icon: 'pause' },
  archive: { status: 'archived', label: msg('Archive'), icon: 'inventory_2' },
  redraft: { status: 'draft', label: msg('Move to drafts'), icon: 'edit' },
} as const satisfies Record<string, { status: ProductStatus; label: string; icon: IconName }>
export type ProductAction = keyof typeof productActions

export const productActionIds = Object.keys(productActions) as ProductAction[] // why: the keys are those above

/** The actions that a status allows. */
export function actionsFrom(status: ProductStatus) {
  return productActionIds
    .map((id) => ({ id, ...productActions[id] }))
    .filter((action) => productTransitions[status].includes(action.status))
}

/** The action that undoes the one before; only a pause is undone at once. */
export function undoOf(status: ProductStatus) {
  return status === 'paused' ? ({ id: 'activate', ...productActions.activate } as const) : undefined
}

/** The meaning of a new status for learners. */
export const statusNews: Record<ProductStatus, string> = {
  active: msg('It is active now. Learners can see it in the shop.'),
  paused: msg('It is paused now. Learners still see it, but nobody can redeem it.'),
  archived: msg('It is archived now. It is no longer in the shop; its orders stay.'),
  draft: msg('It is a draft now. Learners do not see it.'),
}
