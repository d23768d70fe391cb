import type { CheckoutField } from '#shared/contract/checkout.ts'
import { type DemoLanguage, inLanguage, translationsOf } from '../translate.ts'
import type { Localised } from '../types.ts'

interface DemoField extends Pick<CheckoutField, 'name' | 'type'> {
  label: Localised
  hint?: Localised
  required?: boolean
  /** A string is the same in every language. */
  options?: readonly (Localised | string)[]
}

/** Creates a checkout field, by default a required one. */
export function checkoutField({ name, type, label, hint, required = true, options = [] }: DemoField): CheckoutField {
  const textsIn = (language: DemoLanguage) => ({
    label: inLanguage(label, language),
    hint: hint ? inLanguage(hint, language) : '',
    options: options.map((option) => (typeof option === 'string' ? option : inLanguage(option, language))),
  })
  return { name, type, required, ...textsIn('en'), translations: translationsOf(textsIn) }
}

/** The fields for products that are sent by post. */
export const shipping: readonly CheckoutField[] = [
  checkoutField({
    name: 'address',
    type: 'textarea',
    label: { en: 'Shipping address', ar: 'عنوان التوصيل' },
    hint: {
      en: 'Name, street, postal code, town and country. Your workplace is fine.',
      ar: 'الاسم والشارع والرمز البريدي والمدينة والبلد. ولا بأس بعنوان عملك.',
    },
  }),
  checkoutField({
    name: 'phone',
    type: 'tel',
    label: { en: 'Phone', ar: 'رقم الهاتف' },
    hint: { en: 'Only for the person who brings it.', ar: 'لمن يوصل الطرد إليك فقط.' },
    required: false,
  }),
]
