import { PathId } from '#shared/contract/common.ts'
import type { StructureUses } from '#shared/contract/vocabularies.ts'
import { fold } from '#shared/fold.ts'
import type { Reader } from '../db/database.ts'
import type { ErrorLog } from '../storefront/storefront.ts'
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
}

/** The list of organisations by its address: `s`, `page` and `organization`. Unknown values are ignored. */
export async function readOrganizationsPage(
  reader: Reader,
  asked: URLSearchParams,
  log: ErrorLog,
): Promise<OrganizationsView> {
  const search = (asked.get('s') ?? '').trim().slice(0, 200)
  const found = await organizationsWithMembers(reader, search)
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE))
  const page = Math.min(Number(/^\d{1,4}$/.exec(asked.get('page') ?? '') ?? 0), pages - 1)
  const id = PathId.safeParse(asked.get('organization')).data
  const named = id
    ? await reader.selectFrom('organizations').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
    : undefined
  return {
    organizations: found.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
    ...{ total: found.length, page, pages, search },
    chosen: named ? { ...named, uses: await usesOf(reader, namedOrganization(named.id), log) } : null,
  }
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
