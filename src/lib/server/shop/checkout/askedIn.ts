import type { AskedField, CheckoutField } from '#shared/contract/shop.ts'
import { type ReaderLanguages, readerWords } from '#shared/i18n/readerText.ts'

/** A question of the checkout as somebody reads it. `ownLanguage` is the one that the field itself is written in. */
export function askedIn(
  { translations, label, hint, ...field }: CheckoutField,
  ownLanguage: string,
  reading: ReaderLanguages,
): AskedField {
  const words = { own: { label, hint, options: field.options }, language: ownLanguage, translations }
  const { options: shown, ...texts } = readerWords(words, 'label', reading)
  return { ...field, ...texts, option_labels: field.options.map((option, place) => shown[place] || option) }
}
