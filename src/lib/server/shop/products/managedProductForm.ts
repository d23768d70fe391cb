import { settingsPaths } from '#shared/access/settingsPaths.ts'
import type { Reader } from '../../db/database.ts'

/** The form of a product for users who manage the shop; undefined for others, and if there is no such product. */
export async function managedProductForm(
  reader: Reader,
  id: number,
  flags: Readonly<Record<'incentives_shop_settings_available', boolean>>,
): Promise<string | undefined> {
  if (!flags.incentives_shop_settings_available) return undefined
  const row = await reader.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst()
  return row && `${settingsPaths.products}/${row.id}/edit`
}
