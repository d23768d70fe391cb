import type { Product } from '#shared/contract/products.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { productStateLabels } from '#shared/shop/productDesk.ts'
import { moveActionsOn } from '../forms/form/useActionsWhileSaved.ts'

/** Shows the state after a save in the head of the page, and lets its steps go on from there. */
export function showSavedHead({ state, revision }: Pick<Product, 'state' | 'revision'>, t: Translate): void {
  for (const mark of document.querySelectorAll<HTMLElement>('#product-state')) {
    mark.dataset.state = state
    mark.textContent = t(productStateLabels[state])
  }
  moveActionsOn({ revision })
}
