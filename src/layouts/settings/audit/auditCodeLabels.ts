import { roleLabels } from '#shared/access/roles.ts'
import { sessionStatusLabels } from '#shared/availability/sessionLabels.ts'
import type { AuditSubject } from '#shared/contract/audit.ts'
import { accountStateLabels } from '#shared/people/stateLabels.ts'
import { triggerNames } from '#shared/points/ruleWords.ts'
import { scheduleTypeLabels } from '#shared/points/scheduleWords.ts'
import { cancelPolicyLabels, fulfilmentLabels, orderStateTexts, productTypeLabels } from '#shared/shop/labels.ts'
import { productStateLabels } from '#shared/shop/productDesk.ts'

type CodeLabels = Readonly<Record<string, string>>

const none: CodeLabels = {}

/** By the kind of thing, then by the last part of the field's name. */
const bySubject: Partial<Record<AuditSubject, Readonly<Record<string, CodeLabels>>>> = {
  order: { state: labelsOf(orderStateTexts) },
  product: {
    status: productStateLabels,
    type: productTypeLabels,
    fulfilment: fulfilmentLabels,
    cancel_policy: cancelPolicyLabels,
  },
  expiry_schedule: { status: productStateLabels, type: labelsOf(scheduleTypeLabels) },
  rules: { trigger: triggerNames },
  training_session: { status: sessionStatusLabels },
  person: { state: accountStateLabels },
}

/** The words for the codes that a field stores, such as the state of an order; other values are shown as they are. */
export function auditCodeLabels(subject: AuditSubject, field: string): CodeLabels {
  if (field === 'roles') return roleLabels
  return bySubject[subject]?.[field.slice(field.lastIndexOf('.') + 1)] ?? none
}

function labelsOf(words: Readonly<Record<string, { label: string }>>): CodeLabels {
  return Object.fromEntries(Object.entries(words).map(([code, { label }]) => [code, label]))
}
