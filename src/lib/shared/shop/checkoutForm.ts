import type { Problem } from '../contract/common.ts'
import type { AskedField, CheckoutBody } from '../contract/shop.ts'
import { msg } from '../i18n/message.ts'

/** The names of the form's own fields; what the product asks is sent as `fields[name]`, the path of its problems. */
export const formNames = { key: 'key', total: 'expected_total', terms: 'terms_accepted' } as const

/** What a checkout form is about. */
export interface Asked {
  id: number
  checkout_fields: readonly Pick<AskedField, 'name' | 'type'>[]
  terms: string
}

/** What a form's fields hold, by their names. */
export type Sent = Readonly<Record<string, string>>

/** The name of a field of the product in the form. */
export function fieldName({ name }: Pick<AskedField, 'name'>): string {
  return `fields[${name}]`
}

/** What was sent as the body of a checkout: the same from a plain form as from an island, so that both are one purchase. */
export function checkoutBody(sent: Sent, { id, checkout_fields, terms }: Asked): CheckoutBody {
  const answers = checkout_fields.map((field) => [field.name, answerTo(field, sent[fieldName(field)])] as const)
  const total = sent[formNames.total]
  return {
    products: [id],
    ...(answers.length > 0 && { fields: Object.fromEntries(answers) }),
    ...(total !== undefined && /^\d{1,9}$/.test(total) && { expected_total: Number(total) }),
    ...(terms !== '' && sent[formNames.terms] !== undefined && { terms_accepted: true }),
  }
}

/** What is said before anything is sent, if the terms are not accepted. Messages are source strings. */
export function problemsOfTerms(sent: Sent, { terms }: Asked): Problem[] {
  if (terms === '' || sent[formNames.terms] !== undefined) return []
  return [{ message: msg('This field is required.'), path: formNames.terms, code: 'required' }]
}

function answerTo({ type }: Pick<AskedField, 'type'>, value: string | undefined): string | boolean {
  return type === 'checkbox' ? value !== undefined : (value ?? '').trim()
}
