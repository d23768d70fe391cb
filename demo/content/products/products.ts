import { bookProducts } from './books.ts'
import { deskProducts } from './desk.ts'
import { givingProducts } from './giving.ts'
import { learningProducts } from './learning.ts'
import type { DemoProduct } from './product.ts'
import { timeProducts } from './time.ts'
import { togetherProducts } from './together.ts'
import { wearProducts } from './wear.ts'

/** All products of the demo academy's shop, including archived ones. */
export const products: readonly DemoProduct[] = [
  ...deskProducts,
  ...wearProducts,
  ...bookProducts,
  ...timeProducts,
  ...togetherProducts,
  ...learningProducts,
  ...givingProducts,
]
