import { type ProductQuery, productStates, type ProductState } from '#shared/contract/products.ts'
import { productTypes } from '#shared/contract/productTypes.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { productTypePlurals } from '#shared/shop/labels.ts'
import { listedOrders, productOrderLabels, productStateLabels } from '#shared/shop/productDesk.ts'
import { productsAddress } from './productsAddress.ts'

interface Wording {
  chosen: ProductQuery
  t: Translate
}

/** The chips of the states, with the number of products in each. */
export function stateChips(states: Record<ProductState, number> | null, { chosen, t }: Wording) {
  const order = ['active', 'low_stock', 'sold_out', 'scheduled', 'paused', 'draft', 'ended', 'archived'] as const
  const sorted = productStates.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
  const notArchived = states && sorted.reduce((sum, state) => sum + (state === 'archived' ? 0 : states[state]), 0)
  const chip = (label: string, state: ProductState | undefined, count: number | undefined) => ({
    label,
    count,
    href: productsAddress(chosen, { state }),
    isChosen: chosen.state === state,
  })
  return {
    label: t('State'),
    choices: [
      chip(t('Not archived'), undefined, notArchived ?? undefined),
      ...sorted.map((state) => chip(t(productStateLabels[state]), state, states?.[state])),
    ],
  }
}

/** The lists of types, categories and orders, which open below a button. */
export function productDrops(categories: Iterable<{ tid: number; name: string }>, { chosen, t }: Wording) {
  const { type, category, sort = 'newest' } = chosen
  const choice = (label: string, changes: Partial<ProductQuery>, isChosen: boolean) => ({
    label,
    isChosen,
    href: productsAddress(chosen, changes),
  })
  const named = [...categories].toSorted((one, other) => one.name.localeCompare(other.name))
  const orders = listedOrders.some((order) => order === sort) ? listedOrders : [...listedOrders, sort]
  return [
    {
      label: t('Type'),
      words: type ? t(productTypePlurals[type]) : t('All types'),
      choices: [
        choice(t('All types'), { type: undefined }, type === undefined),
        ...productTypes.map((one) => choice(t(productTypePlurals[one]), { type: one }, type === one)),
      ],
    },
    {
      label: t('Category'),
      words: named.find(({ tid }) => tid === category)?.name ?? t('All categories'),
      choices: [
        choice(t('All categories'), { category: undefined }, category === undefined),
        ...named.map(({ tid, name }) => choice(name, { category: tid }, category === tid)),
      ],
    },
    {
      label: t('Sort by'),
      words: t('Sort: {{order}}', { order: t(productOrderLabels[sort]) }),
      choices: orders.map((order) =>
        choice(t(productOrderLabels[order]), { sort: order === 'newest' ? undefined : order }, order === sort),
      ),
    },
  ]
}
