import { openDatabase } from '#server/db/database.ts'
import type { StorefrontSectionsTable } from '#server/db/schema/storefront.ts'
import type { Insertable } from 'kysely'

/** Gives the storefront for visitors exactly this many sections, by repeating those of the demo. */
export async function fillStorefront(url: string, count: number): Promise<void> {
  const db = openDatabase(url)
  const { id } = await db.reader
    .selectFrom('storefronts')
    .select('id')
    .where('type', '=', 'unregistered')
    .executeTakeFirstOrThrow()
  const own = await db.reader
    .selectFrom('storefront_sections')
    .selectAll()
    .where('storefront_id', '=', id)
    .orderBy('weight')
    .execute()
  await db.transact(async (tx) => {
    for (let weight = own.length; weight < count; weight++) {
      const { id: _id, ...section } = own[weight % own.length]!
      const row: Insertable<StorefrontSectionsTable> = { ...section, weight }
      await tx.insertInto('storefront_sections').values(row).execute()
    }
  })
  await db.close()
}
