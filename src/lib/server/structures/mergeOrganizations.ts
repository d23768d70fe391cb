import type { BrandMove } from '#shared/contract/appearance.ts'
import type { Organization } from '#shared/contract/taxonomy.ts'
import { toInstant } from '#shared/instant.ts'
import type { StructureUses } from '#shared/contract/vocabularies.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'
import { noteChange } from '../audit/noteChange.ts'
import { moveBrand, plannedBrandMove } from '../brand/moveBrand.ts'
import { holdClock, touch } from '../cache/clock.ts'
import { listTags } from '../catalogue/facts/changes.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'
import { moveBoards } from '../points/boards/moveBoards.ts'
import { holdWallets } from '../points/book/holdWallets.ts'
import { lockSettings } from '../site/lockSettings.ts'
import { saveSettings } from '../site/saveSettings.ts'
import { storedSignIn } from '../site/signInSettings.ts'
import type { ErrorLog } from '../storefront/storefront.ts'
import { requireOrganization } from '../taxonomy/saveOrganization.ts'
import { namedOrganization } from './namedThing.ts'
import { replaceIn, stampTrainings, trainingsHaving } from './replaceIn.ts'
import { holdStorefronts, replaceInProducts, replaceInRules, replaceInStorefronts } from './replaceTerm.ts'
import { usesOf } from './structureUses.ts'

export interface OrganizationMerging {
  /** The organisation that disappears. */
  id: number
  /** The organisation that stays. */
  into: number
  /** The user who merges. */
  by: number
  now: Date
  log: ErrorLog
}

export interface OrganizationMove {
  moved: StructureUses
  brand: BrandMove
}

/**
 * Counts the things that a merge of two organisations would move.
 * @throws Refusal 404; 400 if the two cannot be merged
 */
export async function previewOrganizationMerge(
  reader: Reader,
  { id, into, log }: Pick<OrganizationMerging, 'id' | 'into' | 'log'>,
): Promise<OrganizationMove> {
  await mergeable(reader, { id, into })
  return {
    moved: await usesOf(reader, namedOrganization(id), log),
    brand: await plannedBrandMove(reader, { from: id, into }),
  }
}

/**
 * Replaces an organisation by another one, everywhere: its members with their places on leaderboards, trainings,
 * audiences of products, rules and sections, the login settings, and its brand. Returns what moved.
 * @throws Refusal 404; 400 if the two cannot be merged
 */
export function mergeOrganizations(db: Database, merging: OrganizationMerging): Promise<OrganizationMove> {
  const { id, into, now, log } = merging
  const [thing, pair] = [namedOrganization(id), { from: id, into }]
  return db.transact(async (tx) => {
    await holdMembers(tx, { id, into, now })
    await holdStorefronts(tx)
    await holdClock(tx)
    const trainings = await trainingsHaving(tx, 'training_organizations', id)
    const tags = ['organizations', 'appearance', ...listTags, ...trainings.map((one) => `training:${one}`)]
    const changed_at = await touch(tx, tags)
    const { organization, target } = await mergeable(tx, { id, into })
    const moved = await usesOf(tx, thing, log)
    await stampTrainings(tx, 'training_organizations', id, { changed: toInstant(now), changed_at })
    await replaceIn(tx, 'training_organizations', pair)
    await moveBoards(tx, pair)
    await replaceIn(tx, 'user_organizations', pair)
    await replaceInProducts(tx, thing, merging)
    await replaceInRules(tx, thing, merging)
    await replaceInStorefronts(tx, thing, merging)
    await replaceInSignIn(tx, pair, merging)
    const brand = await moveBrand(tx, pair, merging)
    await tx.deleteFrom('organizations').where('id', '=', id).execute()
    await noteMerge(tx, { organization, target, move: { moved, brand } }, merging)
    return { moved, brand }
  })
}

/** Until the transaction ends, nobody joins one of the two, and no member of the first one earns points. */
async function holdMembers(tx: Tx, { id, into, now }: Pick<OrganizationMerging, 'id' | 'into' | 'now'>): Promise<void> {
  if (dialectOf(tx) === 'sqlite') return
  await holdWallets(tx, id, { now })
  await tx.selectFrom('organizations').select('id').where('id', 'in', [id, into]).orderBy('id').forUpdate().execute()
  // The people who joined in between.
  await holdWallets(tx, id, { now })
}

/** @throws Refusal 404; 400 for the same organisation or an unknown one */
async function mergeable(
  reader: Reader,
  { id, into }: Pick<OrganizationMerging, 'id' | 'into'>,
): Promise<{ organization: Organization; target: Organization }> {
  const organization = await requireOrganization(reader, id)
  const target = await reader
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', '=', into)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (!target) throw invalid([{ message: msg('Choose another organisation.'), path: 'into', code: 'choice' }])
  return { organization, target }
}

async function replaceInSignIn(
  tx: Tx,
  { from, into }: { from: number; into: number },
  { by, now }: Pick<OrganizationMerging, 'by' | 'now'>,
): Promise<void> {
  const at = toInstant(now)
  // A site without such settings has no document to lock.
  if ((await storedSignIn(tx)).revision === 0) return
  await lockSettings(tx, 'sign_in', at)
  const { settings } = await storedSignIn(tx)
  if (!settings.organization_map.some(({ organization }) => organization === from)) return
  const lines = settings.organization_map.map(({ value, organization }) => ({
    value,
    organization: organization === from ? into : organization,
  }))
  const organization_map = lines.filter(
    (line, place) =>
      lines.findIndex(({ value, organization }) => value === line.value && organization === line.organization) ===
      place,
  )
  await saveSettings(tx, 'sign_in', { ...settings, organization_map, by }, at)
}

/** Both organisations have an entry, so that the history of the one that stays says where its members come from. */
async function noteMerge(
  tx: Tx,
  { organization, target, move }: { organization: Organization; target: Organization; move: OrganizationMove },
  { by, now }: Pick<OrganizationMerging, 'by' | 'now'>,
): Promise<void> {
  const { moved, brand } = move
  const note = (subject: Organization, before: object, after: object) =>
    noteChange(
      tx,
      {
        actor: by,
        action: 'merged',
        before,
        after,
        subject: { type: 'organization', id: subject.id, label: subject.name },
      },
      now,
    )
  await note(organization, { name: organization.name }, { name: target.name, id: target.id, brand, ...moved })
  await note(target, {}, { merged: organization.name, merged_id: organization.id, brand, ...moved })
}
