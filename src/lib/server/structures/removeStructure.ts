import type { StructureUses } from '#shared/contract/vocabularies.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, type Refusal } from '#shared/refusal.ts'
import { noteChange } from '../audit/noteChange.ts'
import { touch } from '../cache/clock.ts'
import type { Tx } from '../db/database.ts'
import { unlessConstraintBroken } from '../db/unlessConstraintBroken.ts'
import { removeBoards } from '../points/boards/moveBoards.ts'
import type { ErrorLog } from '../storefront/storefront.ts'
import type { Change } from '../audit/change.ts'
import { requireOrganization } from '../taxonomy/saveOrganization.ts'
import { termInTree } from '../taxonomy/saveTerm.ts'
import { namedOrganization, namedTerm } from './namedThing.ts'
import { usesOf } from './structureUses.ts'

interface Removal extends Change {
  log: ErrorLog
}

/** @throws Refusal 404; 409 `used` with the places that name the term */
export async function removeTerm(tx: Tx, tid: number, { by, now, log }: Removal): Promise<void> {
  await touch(tx, ['terms'])
  const { vocabulary, term } = await termInTree(tx, tid)
  const uses = await usesOf(tx, namedTerm(tid, vocabulary), log)
  if (Object.keys(uses).length > 0) throw usedTerm(uses)
  const removed = await unlessConstraintBroken(tx, () => tx.deleteFrom('terms').where('tid', '=', tid).execute())
  if (!removed) throw usedTerm({})
  const { name, translations, parent } = term
  const before = { vocabulary, name, translations, parent: parent ?? 0 }
  await noteChange(tx, { actor: by, action: 'removed', subject: { type: 'term', id: tid, label: name }, before }, now)
}

/** @throws Refusal 404; 409 `used` with the places that name the organisation */
export async function removeOrganization(tx: Tx, id: number, { by, now, log }: Removal): Promise<void> {
  // Its brand and its hosts end with it.
  await touch(tx, ['organizations', 'appearance'])
  const { name } = await requireOrganization(tx, id)
  const uses = await usesOf(tx, namedOrganization(id), log)
  if (Object.keys(uses).length > 0) throw usedOrganization(uses)
  const removed = await unlessConstraintBroken(tx, async () => {
    await removeBoards(tx, id)
    return tx.deleteFrom('organizations').where('id', '=', id).execute()
  })
  if (!removed) throw usedOrganization({})
  const subject = { type: 'organization', id, label: name } as const
  await noteChange(tx, { actor: by, action: 'removed', subject, before: { name } }, now)
}

function usedTerm(uses: StructureUses): Refusal {
  return conflict(msg('This term is in use. Merge it into another one, or remove it there first.'), 'used', { uses })
}

function usedOrganization(uses: StructureUses): Refusal {
  return conflict(msg('This organisation is in use. Merge it into another one, or remove it there first.'), 'used', {
    uses,
  })
}
