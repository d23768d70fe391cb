import type { BrandMove } from '#shared/contract/appearance.ts'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'
import { Brand, MOST_HOSTS } from '#shared/theme/brand.ts'
import type { Reader, Tx } from '../db/database.ts'
import { firstRevision } from './firstRevision.ts'

interface Organizations {
  from: number
  into: number
}

/**
 * How the brand of an organisation follows it into another one. An organisation with a brand keeps its look and takes
 * the host names over; one without takes the whole brand.
 * @throws Refusal 400 if it would have too many host names
 */
export async function plannedBrandMove(reader: Reader, { from, into }: Organizations): Promise<BrandMove> {
  const [old, own] = [await brandOf(reader, from), await brandOf(reader, into)]
  if (!old) return 'none'
  if (!own) return 'brand'
  if (own.hosts.length + old.hosts.length > MOST_HOSTS) throw invalid([tooManyHosts()])
  return old.hosts.length > 0 ? 'hosts' : 'none'
}

/**
 * Moves the brand of an organisation to another one. The clock must be locked.
 * @throws Refusal 400 as `plannedBrandMove`
 */
export async function moveBrand(
  tx: Tx,
  { from, into }: Organizations,
  { by, now }: { by: number; now: Date },
): Promise<BrandMove> {
  const move = await plannedBrandMove(tx, { from, into })
  if (move === 'none') return move
  const [old, own] = [await brandOf(tx, from), await brandOf(tx, into)]
  const brand = { ...(own ?? old), hosts: [...(own?.hosts ?? []), ...(old?.hosts ?? [])] }
  const row = { brand: JSON.stringify(brand), changed_at: toInstant(now), changed_by: by }
  await tx
    .insertInto('organization_brands')
    .values({ organization_id: into, revision: own ? 1 : await firstRevision(tx, into), ...row })
    .onConflict((held) =>
      held
        .column('organization_id')
        .doUpdateSet((eb) => ({ ...row, revision: eb('organization_brands.revision', '+', 1) })),
    )
    .execute()
  await tx
    .updateTable('organization_hosts')
    .set({ organization_id: into })
    .where('organization_id', '=', from)
    .execute()
  return move
}

async function brandOf(reader: Reader, organization: number): Promise<Brand | undefined> {
  const row = await reader
    .selectFrom('organization_brands')
    .select('brand')
    .where('organization_id', '=', organization)
    .where('revision', '>', 0)
    .executeTakeFirst()
  return row && Brand.parse(JSON.parse(row.brand))
}

function tooManyHosts() {
  const message = msg('Both brands together have more than {{limit}} host names. Remove some first.')
  return { message, values: { limit: MOST_HOSTS }, path: 'into', code: 'too_many' }
}
