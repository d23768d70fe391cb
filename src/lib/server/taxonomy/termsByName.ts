import type { Reader } from '../db/database.ts'

/** A term without its names. */
export interface NamedTerm {
  tid: number
  parent_tid: number | null
  machine_name: string
}

/** The terms that a file can name. */
export interface TermsByName {
  /** By the key of each name, in all languages. */
  byKey: Map<string, number>
  tids: ReadonlySet<number>
}

/**
 * Reads the terms of these vocabularies by their names in all languages. The name of a term comes before a translation
 * of another one; the oldest of several terms wins.
 * @param keyOf the form in which names are compared
 */
export async function termsByName(
  reader: Pick<Reader, 'selectFrom'>,
  vocabularies: readonly string[],
  keyOf: (term: NamedTerm, name: string) => string,
): Promise<TermsByName> {
  const terms = await reader
    .selectFrom('terms')
    .innerJoin('vocabularies', 'vocabularies.id', 'terms.vocabulary_id')
    .select(['tid', 'parent_tid', 'machine_name', 'terms.name', 'terms.translations'])
    .where('machine_name', 'in', vocabularies)
    .orderBy('tid', 'desc')
    .execute()
  const translated = terms.flatMap((term) =>
    Object.values<string>(JSON.parse(term.translations)).map((name) => [keyOf(term, name), term.tid] as const),
  )
  const named = terms.map((term) => [keyOf(term, term.name), term.tid] as const)
  return { byKey: new Map([...translated, ...named]), tids: new Set(terms.map(({ tid }) => tid)) }
}
