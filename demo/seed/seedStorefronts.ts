import type { Tx } from '#server/db/database.ts'
import { storefronts } from '../content/storefronts/storefronts.ts'
import { type Ids, seededId } from './seedVocabularies.ts'

/** Both storefronts with their sections. */
export async function seedStorefronts(tx: Tx, { terms, trainings }: { terms: Ids; trainings: Ids }): Promise<void> {
  const composed = storefronts({ term: (key) => seededId(terms, key), training: (key) => seededId(trainings, key) })
  for (const type of ['registered', 'unregistered'] as const) {
    const { id } = await tx.selectFrom('storefronts').select('id').where('type', '=', type).executeTakeFirstOrThrow()
    await tx
      .insertInto('storefront_sections')
      .values(
        composed[type].map((section, weight) => ({
          storefront_id: id,
          type: section.type,
          weight,
          content: JSON.stringify(section.content),
          settings: JSON.stringify(section.settings),
          appearance: JSON.stringify(section.appearance),
          restrictions: JSON.stringify(section.restrictions),
        })),
      )
      .execute()
  }
}
