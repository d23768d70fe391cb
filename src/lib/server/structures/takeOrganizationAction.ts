import { checked } from '#shared/contract/checked.ts'
import { PathId } from '#shared/contract/common.ts'
import { OrganizationBody, StructureMerge } from '#shared/contract/vocabularies.ts'
import type { Database } from '../db/database.ts'
import type { ErrorLog } from '../storefront/storefront.ts'
import type { Change } from '../audit/change.ts'
import { createOrganization, renameOrganization } from '../taxonomy/saveOrganization.ts'
import { mergeOrganizations } from './mergeOrganizations.ts'
import { removeOrganization } from './removeStructure.ts'

/** The result of a form: the organisation that is chosen next. */
export interface OrganizationAction {
  organization: number | null
  notice: 'saved' | 'organizations-merged' | 'deleted'
}

/**
 * Carries out a form of the page of organisations: `create`, `rename`, `merge` or `delete`.
 * @throws Refusal 400, 404, 409 as the verbs
 */
export async function takeOrganizationAction(
  db: Database,
  { action, id, into, name = '' }: Readonly<Record<string, string>>,
  { by, now, log }: Change & { by: number; log: ErrorLog },
): Promise<OrganizationAction> {
  if (action === 'create') {
    const body = checked(OrganizationBody, { name })
    await db.transact((tx) => createOrganization(tx, body, { by, now }))
    return { organization: null, notice: 'saved' }
  }
  const organization = checked(PathId, id)
  if (action === 'delete') {
    await db.transact((tx) => removeOrganization(tx, organization, { by, now, log }))
    return { organization: null, notice: 'deleted' }
  }
  if (action === 'merge') {
    const merge = checked(StructureMerge, { into: Number(into) })
    await mergeOrganizations(db, { id: organization, into: merge.into, by, now, log })
    return { organization: merge.into, notice: 'organizations-merged' }
  }
  const body = checked(OrganizationBody, { name })
  await db.transact((tx) => renameOrganization(tx, organization, body, { by, now }))
  return { organization: null, notice: 'saved' }
}
