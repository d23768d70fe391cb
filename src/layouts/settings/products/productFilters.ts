import { type ProductQuery, productStates, type ProductState } from '#shared/contract/products.ts'
import { productTypes } from '#shared/contract/productTypes.ts'
import { msg, type Translate } from '#shared/i18n/message.ts'
import { productTypePlurals } from '#shared/shop/labels.ts'
import { listedOrders, productOrderLabels, productStateLabels } from '#shared/shop/productDesk.ts'
import { filterDrop, filterLinks } from '../../lists/filterLinks.ts'
import { productsAddress } from './productsAddress.ts'

/** The name of each filter, as a source string. */
export const productFilterLabels: Record<Exclude<keyof ProductQuery, 'sort' | 'page' | 'limit'>, string> = {
  s: msg('Search'),
  state: msg('State'),
  status: msg('Status'),
  type: msg('Type'),
  category: msg('Category'),
}

interface Wording {
  chosen: ProductQuery
  t: Translate
}

/** The chips of the states, with the number of products in each. */
export function stateChips(states: Record<ProductState, number> | null, { chosen, t }: Wording) {
  const order = ['active', 'low_stock', 'sold_out', 'scheduled', 'paused', 'draft', 'ended', 'archived'] as const
  const sorted = productStates.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
  const notArchived = states && sorted.reduce((sum, state) => sum + (state === 'archived' ? 0 : states[state]), 0)
  return {
    label: t('State'),
    choices: filterLinks({
      all: t('Not archived'),
      allCount: notArchived ?? undefined,
      values: sorted.map((value) => ({ value, label: t(productStateLabels[value]), count: states?.[value] })),
      chosen: chosen.state,
      addressOf: (state) => productsAddress(chosen, { state }),
    }),
  }
}

/** The lists of types, categories and orders, which open below a button. */
export function productDrops(categories: Iterable<{ tid: number; name: string }>, { chosen, t }: Wording) {
  const { sort = 'newest' } = chosen
  const named = [...categories].toSorted((one, other) => one.name.localeCompare(other.name))
  const orders = listedOrders.some((order) => order === sort) ? listedOrders : [...listedOrders, sort]
  return [
    filterDrop({
      label: t('Type'),
      all: t('All types'),
      values: productTypes.map((value) => ({ value, label: t(productTypePlurals[value]) })),
      chosen: chosen.type,
      addressOf: (type) => productsAddress(chosen, { type }),
    }),
    filterDrop({
      label: t('Category'),
      all: t('All categories'),
      values: named.map(({ tid, name }) => ({ value: tid, label: name })),
      chosen: chosen.category,
      addressOf: (category) => productsAddress(chosen, { category }),
    }),
    {
      label: t('Sort by'),
      words: t('Sort: {{order}}', { order: t(productOrderLabels[sort]) }),
      choices: orders.map((order) => ({
        label: t(productOrderLabels[order]),
        href: productsAddress(chosen, { sort: order === 'newest' ? undefined : order }),
        isChosen: order === sort,
      })),
    },
  ]
}
