import type { Product } from '#shared/contract/products.ts'
import { type ProductType, productTypes } from '#shared/contract/productTypes.ts'
import type { Reader } from '../../db/database.ts'
import { shopSettings } from '../settings/shopSettings.ts'

/** The delivery with which a new product of each type starts. */
export type FirstFulfilments = Record<ProductType, Product['fulfilment']>

/** New products need an approval if the shop's settings say so. Otherwise only goods and experiences need the team. */
export async function firstFulfilments(reader: Reader): Promise<FirstFulfilments> {
  const { approval_default: isApproved } = await shopSettings(reader)
  const first = (type: ProductType) =>
    isApproved ? 'approval' : type === 'physical' || type === 'experience' ? 'manual' : 'instant'
  // why: `fromEntries` forgets the names
  return Object.fromEntries(productTypes.map((type) => [type, first(type)])) as FirstFulfilments
}
