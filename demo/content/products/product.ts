import type { CheckoutField, cancelPolicies, fulfilments, limitPeriods, ProductType } from '#shared/contract/shop.ts'
import type { OrganizationKey } from '../organizations.ts'
import type { RewardKey } from '../rewards.ts'
import type { Localised } from '../types.ts'

/** A product of the demo's shop, as it came to the shelf. */
export interface DemoProduct {
  /** Stable: the stories of orders name it. */
  key: string
  type: ProductType
  category: RewardKey
  title: Localised
  summary: Localised
  /** HTML of p, ul, li, strong and em only. */
  description: Localised
  /** In points. */
  price: number
  /** What the buyer is told once it is theirs; HTML as in `description`. */
  instructions: Localised
  /** What one agrees to. */
  terms?: Localised
  fulfilment: (typeof fulfilments)[number]
  cancel_policy: (typeof cancelPolicies)[number]
  /** Pieces in the beginning; of a voucher, codes. Without it there is no end of them. */
  stock?: number
  low_stock_at?: number
  limit?: { count: number; period: (typeof limitPeriods)[number] }
  max_per_order?: number
  checkout_fields?: readonly CheckoutField[]
  featured?: boolean
  /** Lower comes first among its like. */
  weight?: number
  /** `external_id` of the training that it enrols in. */
  training?: string
  /** Only for people of these. */
  organizations?: readonly OrganizationKey[]
  created_days_ago: number
  /** Counted from today: from the beginning of that day, until the end of it. */
  purchasable?: { from_in_days?: number; until_in_days?: number }
  /** Where it stands today; what was bought of it before is another matter. */
  status?: 'draft' | 'paused' | 'archived'
  /** How much likelier than others people choose it; 0: nobody has it yet. */
  appeal: number
}
