import type { CheckoutField } from '#shared/contract/shop.ts'

type Asked = Pick<CheckoutField, 'name' | 'type' | 'label'> & Partial<CheckoutField>

/** A question of the checkout that has to be answered, unless it says otherwise. */
export function asked(field: Asked): CheckoutField {
  return { hint: '', required: true, options: [], ...field }
}

/** Where parcels go. */
export const shipping: readonly CheckoutField[] = [
  asked({
    name: 'address',
    type: 'textarea',
    label: 'Shipping address',
    hint: 'Name, street, postal code, town and country. Your workplace is fine.',
  }),
  asked({
    name: 'phone',
    type: 'tel',
    label: 'Phone',
    hint: 'Only for the person who brings it.',
    required: false,
  }),
]
