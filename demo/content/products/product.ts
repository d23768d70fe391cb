import type { CheckoutField } from '#shared/contract/checkout.ts'
import type { cancelPolicies, fulfilments, limitPeriods, ProductType } from '#shared/contract/productTypes.ts'
import type { OrganizationKey } from '../organizations.ts'
import type { RewardKey } from '../rewards.ts'
import type { Localised } from '../types.ts'

/** A product of the demo's shop. */
export interface DemoProduct {
  /** Stable, because the demo's orders refer to it. */
  key: string
  type: ProductType
  category: RewardKey
  title: Localised
  summary: Localised
  /** HTML of p, ul, li, strong and em only. */
  description: Localised
  /** In points. */
  price: number
  /** The next steps for the buyer, in HTML like `description`. */
  instructions: Localised
  /** The terms that the buyer accepts. */
  terms?: Localised
  fulfilment: (typeof fulfilments)[number]
  cancel_policy: (typeof cancelPolicies)[number]
  /** The pieces at the start; for a voucher, the codes. Unlimited if missing. */
  stock?: number
  low_stock_at?: number
  limit?: { count: number; period: (typeof limitPeriods)[number] }
  max_per_order?: number
  checkout_fields?: readonly CheckoutField[]
  featured?: boolean
  /** Lower weights come first. */
  weight?: number
  /** `external_id` of the product's training. */
  training?: string
  /** Only for members of these organizations. */
  organizations?: readonly OrganizationKey[]
  created_days_ago: number
  /** Days from today: from the start of the first day until the end of the last. */
  purchasable?: { from_in_days?: number; until_in_days?: number }
  /** Its status today. Earlier orders are not affected. */
  status?: 'draft' | 'paused' | 'archived'
  /** How likely learners are to choose it; 0: never. */
  appeal: number
}
