import { z } from 'zod'
import { Page, PathId } from '#shared/contract/common.ts'
import { cutSearch, readPlace } from '#shared/contract/place.ts'
import type { Organization } from '#shared/contract/taxonomy.ts'
import type { StructureUses } from '#shared/contract/vocabularies.ts'
import { fold } from '#shared/fold.ts'
import { Refusal, type Refused } from '#shared/refusal.ts'
import type { Reader } from '../db/database.ts'
import type { ErrorLog } from '../storefront/storefront.ts'
import { type OrganizationMove, previewOrganizationMerge } from './mergeOrganizations.ts'
import { namedOrganization } from './namedThing.ts'
import { usesOf } from './structureUses.ts'

/** The organisations on one page of the list. */
const PER_PAGE = 50

export interface OrganizationsView {
  organizations: { id: number; name: string; members: number; trainings: number }[]
  total: number
  page: number
  pages: number
  search: string
  /** The chosen organisation with everything that names it. */
  chosen: { id: number; name: string; uses: StructureUses } | null
  /** The organisations into which the chosen one can be merged, by name. */
  others: readonly Organization[]
  /** The organisation into which the chosen one would be merged, with what would move, or the reasons against it. */
  merge: (OrganizationMove & { into: Organization; problems: readonly Refused[] }) | null
}

/** The values of the address of the list. */
const OrganizationsPlace = z.object({
  s: cutSearch(),
  page: Page.shape.page,
  organization: PathId.optional(),
  into: PathId.optional(),
})

/** The list of organisations at the place of an address. Values that cannot be read are left out. */
export async function readOrganizationsPage(
  reader: Reader,
  parameters: URLSearchParams,
  log: ErrorLog,
): Promise<OrganizationsView> {
  const { place } = readPlace(OrganizationsPlace, parameters)
  const { s: search, organization: id } = place
  const found = await organizationsWithMembers(reader, search)
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE))
  const page = Math.min(place.page ?? 0, pages - 1)
  const all = id ? await organizationsByName(reader) : []
  const named = all.find((one) => one.id === id)
  const others = named ? all.filter((one) => one !== named) : []
  const into = others.find((one) => one.id === place.into)
  return {
    organizations: found.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
    total: found.length,
    page,
    pages,
    search,
    chosen: named ? { ...named, uses: await usesOf(reader, namedOrganization(named.id), log) } : null,
    others,
    merge: named && into ? { into, ...(await mergeOf(reader, { id: named.id, into: into.id, log })) } : null,
  }
}

async function mergeOf(reader: Reader, merging: Parameters<typeof previewOrganizationMerge>[1]) {
  try {
    return { ...(await previewOrganizationMerge(reader, merging)), problems: [] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { moved: {}, brand: 'none' as const, problems: error.problems }
  }
}

async function organizationsByName(reader: Reader): Promise<Organization[]> {
  const rows = await reader.selectFrom('organizations').select(['id', 'name']).execute()
  return rows.sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id)
}

/** The organisations of this search with the number of their members, by name. */
async function organizationsWithMembers(
  reader: Reader,
  search: string,
): Promise<{ id: number; name: string; members: number; trainings: number }[]> {
  const rows = await reader
    .selectFrom('organizations')
    .select(({ selectFrom, fn }) => [
      'id',
      'name',
      selectFrom('user_organizations')
        .select(fn.countAll<number>().as('count'))
        .whereRef('organization_id', '=', 'organizations.id')
        .as('members'),
      selectFrom('training_organizations')
        .select(fn.countAll<number>().as('count'))
        .whereRef('organization_id', '=', 'organizations.id')
        .as('trainings'),
    ])
    .execute()
  const wanted = fold(search)
  return rows
    .filter(({ name }) => fold(name).includes(wanted))
    .map(({ members, trainings, ...row }) => ({ ...row, members: Number(members), trainings: Number(trainings) }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id)
}
