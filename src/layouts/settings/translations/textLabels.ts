import type { FormName, TranslationState } from '#shared/contract/translations.ts'
import { msg } from '#shared/i18n/message.ts'

/** The plural categories in plain words; source strings. */
export const formLabels: Readonly<Record<FormName, string>> = {
  text: msg('without a number'),
  zero: msg('none (zero)'),
  one: msg('one'),
  two: msg('two'),
  few: msg('few'),
  many: msg('many'),
  other: msg('other numbers'),
}

/** The states of a text; source strings. */
export const stateLabels: Readonly<Record<TranslationState, string>> = {
  shipped: msg('Original text'),
  missing: msg('Missing'),
  changed: msg('Changed by us'),
  source_changed: msg('Source changed'),
}
