import { roleLabels } from '#shared/access/roles.ts'
import type { AuditSubject } from '#shared/contract/audit.ts'
import { orderStateTexts } from '#shared/shop/labels.ts'

/** The words for the codes that a field stores, such as the state of an order; other values are shown as they are. */
export function auditCodeLabels(subject: AuditSubject, field: string): Readonly<Record<string, string>> {
  if (subject === 'order' && field === 'state') return orderStateLabels
  return field === 'roles' ? roleLabels : {}
}

const orderStateLabels = Object.fromEntries(Object.entries(orderStateTexts).map(([state, { label }]) => [state, label]))
