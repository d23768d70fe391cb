import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../db/database.ts'

/** A term in its tree. */
export interface TreeTerm {
  tid: number
  /** `null` at the top. */
  parent: number | null
  name: string
  translations: Record<string, string>
  /** From 0. */
  depth: number
  /** Its place among the terms with the same parent, from 0. */
  position: number
  /** The number of terms with the same parent, itself included. */
  siblings: number
}

export interface StoredVocabulary {
  id: number
  name: string
  label: string
  translations: Record<string, string>
}

/** @throws Refusal 404 */
export async function requireVocabulary(reader: Reader, name: string): Promise<StoredVocabulary> {
  const row = await reader.selectFrom('vocabularies').selectAll().where('machine_name', '=', name).executeTakeFirst()
  if (!row) throw notFound()
  return { id: row.id, name: row.machine_name, label: row.name, translations: JSON.parse(row.translations) }
}

/** The terms of a vocabulary, each followed by the terms under it. */
export async function termTree(reader: Reader, vocabularyId: number): Promise<TreeTerm[]> {
  const rows = await reader
    .selectFrom('terms')
    .select(['tid', 'parent_tid', 'name', 'translations'])
    .where('vocabulary_id', '=', vocabularyId)
    .orderBy('weight')
    .orderBy('name')
    .orderBy('tid')
    .execute()
  const children = Map.groupBy(rows, ({ parent_tid }) => parent_tid)
  const tree: TreeTerm[] = []
  const add = (parent: number | null, depth: number) => {
    const siblings = children.get(parent) ?? []
    for (const [position, { tid, name, translations }] of siblings.entries()) {
      tree.push({
        tid,
        parent,
        name,
        depth,
        position,
        translations: JSON.parse(translations),
        siblings: siblings.length,
      })
      add(tid, depth + 1)
    }
  }
  add(null, 0)
  return tree
}

/** The terms under one term, at every level. */
export function termsBelow(tree: readonly TreeTerm[], tid: number): TreeTerm[] {
  const start = tree.findIndex((term) => term.tid === tid)
  if (start === -1) return []
  const { depth } = tree[start]!
  const end = tree.findIndex((term, place) => place > start && term.depth <= depth)
  return tree.slice(start + 1, end === -1 ? undefined : end)
}
