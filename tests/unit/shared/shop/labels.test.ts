import { expect, test } from 'vitest'
import { cancelPolicies, fulfilments, limitPeriods, productTypes } from '#shared/contract/productTypes.ts'
import { shopSorts } from '#shared/contract/shelf.ts'
import {
  cancelPolicyLabels,
  fulfilmentLabels,
  limitLabels,
  productTypeLabels,
  productTypePlurals,
  shopSortLabels,
} from '#shared/shop/labels.ts'

test.each([
  ['type of product', productTypes, productTypeLabels],
  ['type of product, where many are meant', productTypes, productTypePlurals],
  ['order of the shop’s list', shopSorts, shopSortLabels],
  ['way of delivery', fulfilments, fulfilmentLabels],
  ['cancel policy', cancelPolicies, cancelPolicyLabels],
  ['period of a limit', limitPeriods, limitLabels],
])('every %s has a label', (_, keys, labels) => {
  expect(Object.keys(labels).sort()).toEqual([...keys].sort())
})
