import type { OrganizationBrand, OrganizationBrandChange } from '#shared/contract/appearance.ts'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, type Refused } from '#shared/refusal.ts'
import { Colors } from '#shared/theme/appearance.ts'
import { Brand, noBrand } from '#shared/theme/brand.ts'
import { noteChange } from '../audit/noteChange.ts'
import { holdClock, touch } from '../cache/clock.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import { missingUploads } from '../media/missingUploads.ts'
import { holdsAdministrator } from '../people/administrators.ts'
import { staleRevision } from '../site/staleRevision.ts'
import { requireOrganization } from '../taxonomy/saveOrganization.ts'
import { appearanceSettings } from './appearanceSettings.ts'
import { firstRevision } from './firstRevision.ts'

/**
 * Returns the brand of an organisation.
 * @throws Refusal 404 if there is no such organisation
 */
export async function organizationBrand(reader: Reader, organization: number): Promise<OrganizationBrand> {
  await requireOrganization(reader, organization)
  const row = await reader
    .selectFrom('organization_brands')
    .select(['revision', 'brand'])
    .where('organization_id', '=', organization)
    .executeTakeFirst()
  return row ? { revision: row.revision, ...Brand.parse(JSON.parse(row.brand)) } : { revision: 0, ...noBrand }
}

interface BrandSave {
  organization: number
  /** The hosts of the site itself, which no organisation can take. */
  siteHost: string | undefined
  by: number
  now: Date
}

/**
 * Changes the given parts of the brand of an organisation. Returns all of it.
 * @throws Refusal 404; 409 `revision` with `{ by, at }` if it has been saved since; 400 for text that is not readable on
 * the page, files that were not uploaded, hosts of others, and new hosts if the user is no administrator
 */
export function saveOrganizationBrand(
  db: Database,
  { revision, ...change }: OrganizationBrandChange,
  save: BrandSave,
): Promise<OrganizationBrand> {
  const { organization, by, now } = save
  return db.transact(async (tx) => {
    // No organisation and no other brand changes until this transaction ends.
    await touch(tx, ['appearance'])
    const { name } = await requireOrganization(tx, organization)
    const { revision: current, ...before } = await organizationBrand(tx, organization)
    if (revision !== undefined && revision !== current) throw await overtaken(tx, organization)
    const brand = Brand.parse(writtenBrand({ ...before, ...change }))
    const problems = [
      ...(await colourProblems(tx, brand)),
      ...(await logoProblems(tx, brand, { before, now })),
      ...(await hostProblems(tx, brand, { ...save, before })),
    ]
    if (problems.length > 0) throw invalid(problems)
    const next = current === 0 ? await firstRevision(tx, organization) : current + 1
    const row = { brand: JSON.stringify(brand), revision: next, changed_at: toInstant(now), changed_by: by }
    await tx
      .insertInto('organization_brands')
      .values({ organization_id: organization, ...row })
      .onConflict((held) => held.column('organization_id').doUpdateSet(row))
      .execute()
    await tx.deleteFrom('organization_hosts').where('organization_id', '=', organization).execute()
    const hosts = brand.hosts.map((host) => ({ host, organization_id: organization }))
    if (hosts.length > 0) await tx.insertInto('organization_hosts').values(hosts).execute()
    const subject = { type: 'brand', id: organization, label: name } as const
    await noteChange(
      tx,
      { actor: by, action: current === 0 ? 'created' : 'changed', subject, before, after: brand },
      now,
    )
    return organizationBrand(tx, organization)
  })
}

/**
 * Takes the brand of an organisation away: its members see the site's.
 * @throws Refusal 404 if there is no such organisation
 */
export async function removeOrganizationBrand(
  tx: Tx,
  { organization, by, now }: Omit<BrandSave, 'siteHost'>,
): Promise<void> {
  await holdClock(tx)
  const { name: label } = await requireOrganization(tx, organization)
  const removed = await tx
    .deleteFrom('organization_brands')
    .where('organization_id', '=', organization)
    .returning(['revision', 'brand'])
    .executeTakeFirst()
  if (!removed || removed.revision === 0) return
  const before = Brand.parse(JSON.parse(removed.brand))
  const subject = { type: 'brand', id: organization, label } as const
  await noteChange(tx, { actor: by, action: 'removed', subject, before }, now)
  await touch(tx, ['appearance'])
}

async function overtaken(reader: Reader, organization: number) {
  const row = await reader
    .selectFrom('organization_brands')
    .select(['revision', 'changed_at', 'changed_by'])
    .where('organization_id', '=', organization)
    .executeTakeFirst()
  return staleRevision(reader, { revision: row?.revision ?? 0, at: row?.changed_at, by: row?.changed_by ?? null })
}

function writtenBrand(brand: Brand): Brand {
  const written = (text: Brand['name']) => Object.fromEntries(Object.entries(text).filter(([, words]) => words.trim()))
  return { ...brand, name: written(brand.name), logo_alt: written(brand.logo_alt), hosts: [...new Set(brand.hosts)] }
}

/** The brand's own text has to be readable on its page, or on the site's. */
async function colourProblems(reader: Reader, { colors }: Brand): Promise<Refused[]> {
  const site = await appearanceSettings(reader)
  const own = Object.fromEntries(Object.entries(colors).filter(([, colour]) => colour !== null))
  const { error } = Colors.safeParse({ ...site.colors, ...own })
  return (error?.issues ?? []).map(({ message }) => ({ message, path: 'colors[text]', code: 'contrast' }))
}

async function logoProblems(
  tx: Tx,
  { logo }: Brand,
  { before, now }: { before: Brand; now: Date },
): Promise<Refused[]> {
  if (!logo) return []
  const kept = before.logo ? [before.logo] : []
  return missingUploads(tx, new Map([['logo', logo]]), { purpose: 'logo', now, kept })
}

/**
 * Logins take place at the host of an organisation, and the identity provider's answers go on there: the owner of
 * the name can read them. So a new name needs the role of administrators.
 */
async function hostProblems(
  reader: Reader,
  { hosts }: Brand,
  { before, organization, siteHost, by }: BrandSave & { before: Brand },
): Promise<Refused[]> {
  const added = hosts.filter((host) => !before.hosts.includes(host))
  if (added.length > 0 && !(await holdsAdministrator(reader, by))) return [notTheirHosts]
  if (hosts.length === 0) return []
  const taken = await reader
    .selectFrom('organization_hosts')
    .select('host')
    .where('host', 'in', hosts)
    .where('organization_id', '!=', organization)
    .execute()
  const others = new Set([...taken.map(({ host }) => host), siteHost])
  return hosts.flatMap((host, index) => (others.has(host) ? [hostTaken(index)] : []))
}

const notTheirHosts = {
  message: msg('Only an administrator can change this.'),
  path: 'hosts',
  code: 'administrators_only',
}

function hostTaken(index: number): Refused {
  const message = msg('This host name belongs to the site or to another organisation.')
  return { message, path: `hosts[${index}]`, code: 'taken' }
}
