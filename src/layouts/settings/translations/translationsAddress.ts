import { settingsPaths } from '#shared/access/settingsPaths.ts'
import type { InterfaceTextQuery } from '#shared/contract/translations.ts'
import { writeQuery } from '#shared/contract/query.ts'

/** The address of the list with changed filters, on its first page unless `changes` names one. */
export function translationsAddress(
  { page: _, limit: __, ...chosen }: InterfaceTextQuery,
  changes: Partial<InterfaceTextQuery> = {},
): string {
  const query = writeQuery({ ...chosen, ...changes })
  return query ? `${settingsPaths.translations}?${query}` : settingsPaths.translations
}
