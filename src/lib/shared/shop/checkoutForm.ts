import type { Problem } from '../contract/common.ts'
import type { TranslatedField, CheckoutBody } from '../contract/checkout.ts'
import { msg } from '../i18n/message.ts'
import { piecesField, piecesIn } from './pieces.ts'

/** The names of the form's own fields. The fields of the product are named `fields[name]`, as in API problems. */
export const formNames = {
  key: 'key',
  price: 'expected_price',
  seenTerms: 'expected_terms',
  pieces: piecesField,
  terms: 'terms_accepted',
} as const

/** The part of a product that the checkout form needs. */
export interface CheckoutProduct {
  id: number
  checkout_fields: readonly Pick<TranslatedField, 'name' | 'type'>[]
  terms: string
}

/** The values of a form, by field name. */
export type FormValues = Readonly<Record<string, string>>

/** The form name of a product's field. */
export function fieldName({ name }: Pick<TranslatedField, 'name'>): string {
  return `fields[${name}]`
}

/** Builds the body of a checkout. The plain form and the island use it, so both send the same purchase. */
export function checkoutBody(form: FormValues, { id, checkout_fields, terms }: CheckoutProduct): CheckoutBody {
  const answers = checkout_fields.map((field) => [field.name, answerTo(field, form[fieldName(field)])] as const)
  const price = form[formNames.price]
  const seenTerms = form[formNames.seenTerms]
  const pieces = piecesIn(form)
  return {
    products: Array.from({ length: pieces }, () => id),
    ...(answers.length > 0 && { fields: Object.fromEntries(answers) }),
    ...(price !== undefined && /^\d{1,9}$/.test(price) && { expected_total: Number(price) * pieces }),
    ...(seenTerms !== undefined && /^[\w-]{1,100}$/.test(seenTerms) && { expected_terms: { [id]: seenTerms } }),
    ...(terms !== '' && form[formNames.terms] !== undefined && { terms_accepted: true }),
  }
}

/** Returns the values without an acceptance of other terms than the current ones. */
export function withoutOtherTerms(form: FormValues, { terms_digest }: { terms_digest: string }): FormValues {
  const seen = form[formNames.seenTerms]
  if (seen === undefined || seen === terms_digest) return form
  const { [formNames.terms]: _, ...others } = form
  return others
}

/** Returns a problem for each required field that is empty. It is checked before the form is sent, and again when it arrives. */
export function problemsOfFields(
  form: FormValues,
  { checkout_fields }: { checkout_fields: readonly Pick<TranslatedField, 'name' | 'type' | 'required'>[] },
): Problem[] {
  return checkout_fields
    .filter((field) => field.required && !answerTo(field, form[fieldName(field)]))
    .map((field) => ({ message: msg('This field is required.'), path: fieldName(field), code: 'required' }))
}

/** Returns a problem if the terms are not accepted. It is checked before the form is sent. */
export function problemsOfTerms(form: FormValues, { terms }: CheckoutProduct): Problem[] {
  if (terms === '' || form[formNames.terms] !== undefined) return []
  return [{ message: msg('This field is required.'), path: formNames.terms, code: 'required' }]
}

function answerTo({ type }: Pick<TranslatedField, 'type'>, value: string | undefined): string | boolean {
  return type === 'checkbox' ? value !== undefined : (value ?? '').trim()
}
