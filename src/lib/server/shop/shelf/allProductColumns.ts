import { allColumns } from '../../db/allColumns.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'

export const allProductColumns = allColumns<ProductRow>({
  ...{ id: true, type: true, status: true, title: true, summary: true, description: true },
  ...{ translations: true, images: true, category_tid: true, price: true, tracks_stock: true },
  ...{ low_stock_at: true, limit_count: true, limit_period: true, max_per_order: true, visible_from: true },
  ...{ visible_until: true, purchasable_from: true, purchasable_until: true, restrictions: true },
  ...{ fulfilment: true, cancel_policy: true, instructions_after: true, checkout_fields: true, terms: true },
  ...{ featured: true, weight: true, training_id: true, revision: true, created: true, changed: true },
  ...{ restocked_at: true, changed_by: true },
})
