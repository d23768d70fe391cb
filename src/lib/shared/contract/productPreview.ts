import { z } from 'zod'
import type { CriterionType } from '../audience/criteria.ts'
import { Id, LanguageCode } from './common.ts'
import { ProductChange } from './products.ts'
import { typedFields } from './typedFields.ts'

/** Why a learner does not see a product in the shop. */
export type HiddenReason =
  | { code: 'draft' | 'archived' | 'no_access' | 'training' }
  | { code: 'not_visible_yet'; from: string }
  | { code: 'not_visible_anymore'; until: string }
  | { code: 'audience'; criterion: CriterionType }

/** The form that asks for a preview of a product as a learner sees it. */
export const ProductPreviewForm = z.object({
  /** The learner. */
  uid: z.coerce.number().pipe(Id),
  /** The product that is edited; empty: a new one. */
  id: z.union([z.literal('').transform(() => null), z.coerce.number().pipe(Id)]),
  /** The language of the preview; empty: the learner's own. */
  language: z.union([z.literal(''), LanguageCode]),
  /** The values of the form, which may be incomplete while somebody types: unusable ones are left out. */
  product: typedFields(ProductChange),
  /** The stock after the save; empty: no limit. */
  stock: z.union([z.literal('').transform(() => null), z.coerce.number().pipe(z.int().min(0))]),
})
export type ProductPreviewForm = z.output<typeof ProductPreviewForm>
