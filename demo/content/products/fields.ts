import type { CheckoutField } from '#shared/contract/shop.ts'
import type { Localised } from '../types.ts'

interface Asked extends Pick<CheckoutField, 'name' | 'type'> {
  label: Localised
  hint?: Localised
  required?: boolean
  /** One that is the same in every language is said once. */
  options?: readonly (Localised | string)[]
}

/** A question of the checkout that has to be answered, unless it says otherwise. */
export function asked({ name, type, label, hint, required = true, options = [] }: Asked): CheckoutField {
  const wordsIn = (language: keyof Localised) => ({
    label: label[language],
    hint: hint?.[language] ?? '',
    options: options.map((option) => (typeof option === 'string' ? option : option[language])),
  })
  return { name, type, required, ...wordsIn('en'), translations: { ar: wordsIn('ar') } }
}

/** Where parcels go. */
export const shipping: readonly CheckoutField[] = [
  asked({
    name: 'address',
    type: 'textarea',
    label: { en: 'Shipping address', ar: 'عنوان التوصيل' },
    hint: {
      en: 'Name, street, postal code, town and country. Your workplace is fine.',
      ar: 'الاسم والشارع والرمز البريدي والمدينة والبلد. ولا بأس بعنوان عملك.',
    },
  }),
  asked({
    name: 'phone',
    type: 'tel',
    label: { en: 'Phone', ar: 'رقم الهاتف' },
    hint: { en: 'Only for the person who brings it.', ar: 'لمن يوصل الطرد إليك فقط.' },
    required: false,
  }),
]
