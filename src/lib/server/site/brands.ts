import { Brand } from '#shared/theme/brand.ts'
import type { Reader } from '../db/database.ts'

/** The brand of one organisation. */
export interface KnownBrand {
  organization: number
  brand: Brand
}

/** Returns the brands of all organisations that have one, by the number of the organisation. */
export async function readBrands(reader: Reader): Promise<KnownBrand[]> {
  const rows = await reader
    .selectFrom('organization_brands')
    .select(['organization_id', 'brand'])
    .orderBy('organization_id')
    .execute()
  return rows.map(({ organization_id, brand }) => ({
    organization: organization_id,
    brand: Brand.parse(JSON.parse(brand)),
  }))
}
