import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
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
  const matching = reader
    .selectFrom('organizations')
    .leftJoin('organization_brands', 'organization_brands.organization_id', 'organizations.id')
    .$if(own, (query) => query.where('organization_brands.organization_id', 'is not', null))
    .$if(search !== '', (query) =>
      query.where((eb) => eb(eb.fn('lower', ['organizations.name']), 'like', `%${escaped(search.toLowerCase())}%`)),
    )
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .select(['organizations.id', 'organizations.name', 'organization_brands.brand'])
    .orderBy('organizations.name')
    .orderBy('organizations.id')
    .limit(PER_PAGE)
    .offset(page * PER_PAGE)
    .execute()
  const organizations = rows.map(({ id, name, brand }) => ({
    ...{ id, name },
    brand: brand === null ? null : Brand.parse(JSON.parse(brand)),
  }))
  return { organizations, meta: pageMeta(page, PER_PAGE, Number(total)) }
}

/** The signs of a pattern are ordinary letters in a search. */
function escaped(search: string): string {
  return search.replaceAll(/[%_\\]/g, '')
}

/** Returns the name of an organisation; `undefined` if there is none. */
export async function organizationName(reader: Reader, id: number): Promise<string | undefined> {
  const row = await reader.selectFrom('organizations').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name
}
