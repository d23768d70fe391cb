import { checked } from '#shared/contract/checked.ts'
import { PathId } from '#shared/contract/common.ts'
import { OrganizationBody } from '#shared/contract/vocabularies.ts'
import type { Database } from '../db/database.ts'
import type { ErrorLog } from '../storefront/storefront.ts'
import type { Change } from '../taxonomy/change.ts'
import { createOrganization, renameOrganization } from '../taxonomy/saveOrganization.ts'
import { removeOrganization } from './removeStructure.ts'

/**
 * Carries out a form of the page of organisations: `create`, `rename` or `delete`.
 * @throws Refusal 400, 404, 409 as the verbs
 */
export async function takeOrganizationAction(
  db: Database,
  { action, id, name = '' }: Readonly<Record<string, string>>,
  { by, now, log }: Change & { log: ErrorLog },
): Promise<'saved' | 'deleted'> {
  if (action === 'create') {
    const body = checked(OrganizationBody, { name })
    await db.transact((tx) => createOrganization(tx, body, { by, now }))
    return 'saved'
  }
  const organization = checked(PathId, id)
  if (action === 'delete') {
    await db.transact((tx) => removeOrganization(tx, organization, { by, now, log }))
    return 'deleted'
  }
  const body = checked(OrganizationBody, { name })
  await db.transact((tx) => renameOrganization(tx, organization, body, { by, now }))
  return 'saved'
}
