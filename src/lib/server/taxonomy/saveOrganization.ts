import type { Organization } from '#shared/contract/taxonomy.ts'
import type { OrganizationBody } from '#shared/contract/vocabularies.ts'
import { foldKey } from '#shared/foldKey.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, notFound } from '#shared/refusal.ts'
import { vocabularyLimits } from '#shared/contract/vocabularyLimits.ts'
import { noteChange } from '../audit/noteChange.ts'
import { touch } from '../cache/clock.ts'
import type { Reader, Tx } from '../db/database.ts'
import type { Change } from '../audit/change.ts'

/** @throws Refusal 404 */
export async function requireOrganization(reader: Reader, id: number): Promise<Organization> {
  const row = await reader.selectFrom('organizations').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** @throws Refusal 400 if the name is taken, or if there are too many organisations */
export async function createOrganization(
  tx: Tx,
  { name }: OrganizationBody,
  { by, now }: Change,
): Promise<Organization> {
  const held = await othersHeld(tx, 0)
  requireFree(name, held)
  const limit = vocabularyLimits.organizations
  if (held.length >= limit) {
    throw invalid([
      { message: msg('There are {{limit}} organisations already.'), values: { limit }, path: '', code: 'too_many' },
    ])
  }
  const made = await tx.insertInto('organizations').values({ name }).returning(['id', 'name']).executeTakeFirstOrThrow()
  const subject = { type: 'organization', id: made.id, label: name } as const
  await noteChange(tx, { actor: by, action: 'created', subject, after: { name } }, now)
  return made
}

/** @throws Refusal 404; 400 if the name is taken */
export async function renameOrganization(
  tx: Tx,
  id: number,
  { name }: OrganizationBody,
  { by, now }: Change,
): Promise<Organization> {
  requireFree(name, await othersHeld(tx, id))
  const before = await requireOrganization(tx, id)
  await tx.updateTable('organizations').set({ name }).where('id', '=', id).execute()
  const subject = { type: 'organization', id, label: name } as const
  await noteChange(tx, { actor: by, action: 'changed', subject, before: { name: before.name }, after: { name } }, now)
  return { id, name }
}

/** Locks out other transactions that name organisations, and returns the names of the others. */
async function othersHeld(tx: Tx, except: number): Promise<string[]> {
  await touch(tx, ['organizations'])
  const rows = await tx.selectFrom('organizations').select('name').where('id', '<>', except).execute()
  return rows.map(({ name }) => name)
}

function requireFree(name: string, held: readonly string[]): void {
  const key = foldKey(name)
  if (!held.some((other) => foldKey(other) === key)) return
  throw invalid([{ message: msg('Another organisation has this name.'), path: 'name', code: 'taken' }])
}
