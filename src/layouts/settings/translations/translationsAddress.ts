import { settingsPaths } from '#shared/access/settingsPaths.ts'
import type { InterfaceTextQuery } from '#shared/contract/translations.ts'
import { placeAddress } from '#shared/contract/place.ts'
import { msg } from '#shared/i18n/message.ts'

/** The name of each filter, as a source string. */
export const textFilterLabels: Record<Exclude<keyof InterfaceTextQuery, 'page' | 'limit'>, string> = {
  s: msg('Search'),
  language: msg('Language'),
  show: msg('Texts'),
}

/** The address of the list with changed filters, on its first page unless `changes` names one. */
export function translationsAddress(chosen: InterfaceTextQuery, changes: Partial<InterfaceTextQuery> = {}): string {
  return placeAddress(settingsPaths.translations, chosen, changes)
}
