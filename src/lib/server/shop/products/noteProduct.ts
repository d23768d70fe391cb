import type { AuditAction } from '#shared/contract/audit.ts'
import type { Product } from '#shared/contract/products.ts'
import { noteChange } from '../../audit/noteChange.ts'
import type { Tx } from '../../db/database.ts'

interface ProductNote {
  by: number | null
  /** Missing for a new product. */
  before?: Product
  /** Missing for a deleted one. */
  after?: Product
  /** By default the action that the two states show. */
  action?: AuditAction
}

const statusActions = { active: 'activated', paused: 'paused', archived: 'archived', draft: 'changed' } as const

/** Notes a change of a product in the audit log. */
export async function noteProduct(tx: Tx, { by, before, after, action }: ProductNote, now: Date): Promise<void> {
  const product = after ?? before
  if (!product) return
  await noteChange(
    tx,
    {
      actor: by,
      action: action ?? actionOf(before, after),
      subject: { type: 'product', id: product.id, label: product.title },
      before: notedFields(before),
      after: notedFields(after),
    },
    now,
  )
}

function actionOf(before: Product | undefined, after: Product | undefined): AuditAction {
  if (!before) return 'created'
  if (!after) return 'removed'
  return before.status === after.status ? 'changed' : statusActions[after.status]
}

function notedFields(product: Product | undefined) {
  if (!product) return undefined
  const { id: _id, revision: _revision, created: _created, changed: _changed, state: _state, ...fields } = product
  return fields
}
