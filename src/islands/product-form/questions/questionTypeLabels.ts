import type { CheckoutField } from '#shared/contract/checkout.ts'
import { msg } from '#shared/i18n/message.ts'

/** The labels of the types of a question. */
export const questionTypeLabels: Record<CheckoutField['type'], string> = {
  text: msg('Short text'),
  textarea: msg('Long text'),
  email: msg('Email address'),
  tel: msg('Phone number'),
  select: msg('Choice from a list'),
  checkbox: msg('Checkbox'),
  date: msg('Date'),
}
