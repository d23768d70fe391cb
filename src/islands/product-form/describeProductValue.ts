import type { CheckoutField } from '#shared/contract/checkout.ts'

/** The values that a conflict shows in words of their own: the questions by their labels. */
export function describeProductValue(name: string, value: unknown): string | undefined {
  if (name !== 'checkout_fields' || !Array.isArray(value) || value.length === 0) return undefined
  return value.map(({ label }: Pick<CheckoutField, 'label'>) => label).join(' · ')
}
