import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import type { Organization, Term, TermFilter, Vocabulary } from '#shared/contract/taxonomy.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import { vocabularyLimits } from '#shared/contract/vocabularyLimits.ts'
import type { Reader } from '../db/database.ts'
import { dialectOf, numbersIn } from '../db/dialect.ts'
import { type Given, statement } from '../db/statement.ts'
import { termName } from './termName.ts'

const PER_PAGE = 100

interface PageOf {
  page?: number | undefined
  limit?: number | undefined
}

/** The terms of a vocabulary as they are ordered there, page by page; an unknown vocabulary has none. */
export async function listTerms(
  reader: Reader,
  { machine_name, parent, page = 0, limit = PER_PAGE }: TermFilter,
  languages: ReaderLanguages,
): Promise<{ terms: Term[]; meta: PageMeta }> {
  const matching = reader
    .selectFrom('terms')
    .innerJoin('vocabularies', 'vocabularies.id', 'terms.vocabulary_id')
    .where((eb) =>
      eb.and([
        ...(machine_name === undefined ? [] : [eb('machine_name', '=', machine_name)]),
        ...(parent === undefined ? [] : [parent === 0 ? eb('parent_tid', 'is', null) : eb('parent_tid', '=', parent)]),
      ]),
    )
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .select(['tid', 'terms.name', 'terms.translations', 'parent_tid', 'weight', 'machine_name'])
    .orderBy('machine_name')
    .orderBy('weight')
    .orderBy('terms.name')
    .orderBy('tid')
    .limit(limit)
    .offset(page * limit)
    .execute()
  const terms = rows.map((row) => ({
    tid: row.tid,
    name: termName(row, languages),
    parent: row.parent_tid ?? 0,
    weight: row.weight,
    vocabulary: row.machine_name,
  }))
  return { terms, meta: pageMeta(page, limit, total) }
}

/** The names of these terms in a language, ordered by identifier. */
export async function termNames(
  reader: Reader,
  tids: readonly number[],
  languages: ReaderLanguages,
): Promise<string[]> {
  if (tids.length === 0) return []
  const rows = await named.rows(reader, { tids: JSON.stringify(tids) })
  return rows.map((row) => termName(row, languages))
}

const named = statement((reader: Reader, { tids }: Given<{ tids: string }>) =>
  reader
    .selectFrom('terms')
    .select(['name', 'translations'])
    .where('tid', 'in', numbersIn(tids, dialectOf(reader)))
    .orderBy('tid'),
)

/** Every vocabulary, the oldest first, with its label in the reader's language. */
export async function listVocabularies(reader: Reader, languages: ReaderLanguages): Promise<Vocabulary[]> {
  const rows = await reader
    .selectFrom('vocabularies')
    .select(['machine_name', 'name', 'translations'])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    type: 'taxonomy',
    name: row.machine_name,
    taxonomy: row.machine_name,
    label: termName(row, languages),
  }))
}

/** Every organisation by name, for forms: one that is missing from a form could not be kept. */
export async function allOrganizations(reader: Reader): Promise<Organization[]> {
  return (await listOrganizations(reader, { limit: vocabularyLimits.organizations })).organizations
}

/** A page of the organisations by name; pages count from 0. */
export async function listOrganizations(
  reader: Reader,
  { page = 0, limit = PER_PAGE }: PageOf,
): Promise<{ organizations: Organization[]; meta: PageMeta }> {
  const { total } = await reader
    .selectFrom('organizations')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const organizations = await reader
    .selectFrom('organizations')
    .select(['id', 'name'])
    .orderBy('name')
    .limit(limit)
    .offset(page * limit)
    .execute()
  return { organizations, meta: pageMeta(page, limit, total) }
}
