import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import { fold } from '#shared/fold.ts'
import { Brand } from '#shared/theme/brand.ts'
import type { Reader } from '../db/database.ts'

/** The number of organisations on a page. */
const PER_PAGE = 50

/** An organisation with its brand, if it has one. */
export interface BrandedOrganization {
  id: number
  name: string
  brand: Brand | null
}

interface BrandFilter {
  /** A part of the name. */
  search: string
  /** Only organisations with a brand. */
  own: boolean
  page: number
}

/** Returns one page of the organisations by name, with their brands. */
export async function listBrands(
  reader: Reader,
  { search, own, page }: BrandFilter,
): Promise<{ organizations: BrandedOrganization[]; meta: PageMeta }> {
  const rows = await reader
    .selectFrom('organizations')
    .leftJoin('organization_brands', 'organization_brands.organization_id', 'organizations.id')
    .select(['organizations.id', 'organizations.name', 'organization_brands.brand'])
    .orderBy('organizations.name')
    .orderBy('organizations.id')
    .execute()
  const wanted = fold(search)
  const found = rows.filter(({ name, brand }) => fold(name).includes(wanted) && (brand !== null || !own))
  const organizations = found.slice(page * PER_PAGE, (page + 1) * PER_PAGE).map(({ id, name, brand }) => ({
    id,
    name,
    brand: brand === null ? null : Brand.parse(JSON.parse(brand)),
  }))
  return { organizations, meta: pageMeta(page, PER_PAGE, found.length) }
}
