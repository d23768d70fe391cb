import type { Tx } from '#server/db/database.ts'
import { inLanguage, translationsOf } from '../content/translate.ts'
import type { DemoTerm, Localised } from '../content/types.ts'
import { vocabularies } from '../content/vocabularies.ts'

/** Ids in the database by key. */
export type Ids = ReadonlyMap<string, number>

/** Seeds all vocabularies with their terms; returns the terms' ids by key. */
export async function seedVocabularies(tx: Tx): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const vocabulary of vocabularies) {
    const { id } = await tx
      .insertInto('vocabularies')
      .values({
        machine_name: vocabulary.machine_name,
        name: vocabulary.name.en,
        translations: namesIn(vocabulary.name),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await plant(tx, { vocabularyId: id, parent: null, terms: vocabulary.terms, ids })
  }
  return ids
}

async function plant(
  tx: Tx,
  branch: { vocabularyId: number; parent: number | null; terms: readonly DemoTerm[]; ids: Map<string, number> },
): Promise<void> {
  for (const [weight, term] of branch.terms.entries()) {
    const { tid } = await tx
      .insertInto('terms')
      .values({
        vocabulary_id: branch.vocabularyId,
        parent_tid: branch.parent,
        name: term.name.en,
        translations: namesIn(term.name),
        weight,
      })
      .returning('tid')
      .executeTakeFirstOrThrow()
    branch.ids.set(term.key, tid)
    await plant(tx, { ...branch, parent: tid, terms: term.children ?? [] })
  }
}

function namesIn(name: Localised): string {
  return JSON.stringify(translationsOf((language) => inLanguage(name, language)))
}

/** Returns the id of a key; an unknown key is an error in the demo's content. */
export function seededId(ids: Ids, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo's content names "${key}", which it does not have.`)
  return id
}
