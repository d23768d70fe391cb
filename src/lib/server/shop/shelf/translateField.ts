import type { TranslatedField, CheckoutField } from '#shared/contract/checkout.ts'
import { type ReaderLanguages, readerWords } from '#shared/i18n/readerText.ts'

/** Translates a checkout field for the reader. `ownLanguage` is the language of the field's own texts. */
export function translateField(
  { translations, label, hint, ...field }: CheckoutField,
  ownLanguage: string,
  reading: ReaderLanguages,
): TranslatedField {
  const words = { own: { label, hint, options: field.options }, language: ownLanguage, translations }
  const { options: shown, ...texts } = readerWords(words, 'label', reading)
  return { ...field, ...texts, option_labels: field.options.map((option, index) => shown[index] || option) }
}
