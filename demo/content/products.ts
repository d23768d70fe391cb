import { bookProducts } from './products/books.ts'
import { deskProducts } from './products/desk.ts'
import { givingProducts } from './products/giving.ts'
import { learningProducts } from './products/learning.ts'
import type { DemoProduct } from './products/product.ts'
import { timeProducts } from './products/time.ts'
import { togetherProducts } from './products/together.ts'
import { wearProducts } from './products/wear.ts'

/** Everything that was ever in the demo academy's shop. */
export const products: readonly DemoProduct[] = [
  ...deskProducts,
  ...wearProducts,
  ...bookProducts,
  ...timeProducts,
  ...togetherProducts,
  ...learningProducts,
  ...givingProducts,
]
