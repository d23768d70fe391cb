import { bookProducts } from './books.ts'
import { deskProducts } from './desk.ts'
import { givingProducts } from './giving.ts'
import { learningProducts } from './learning.ts'
import type { DemoProduct } from './product.ts'
import { timeProducts } from './time.ts'
import { togetherProducts } from './together.ts'
import { wearProducts } from './wear.ts'

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
