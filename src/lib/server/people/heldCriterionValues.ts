import { criteria, type CriterionType } from '#shared/audience/criteria.ts'
import { type Restriction, valuesOf } from '#shared/audience/restrictions.ts'
import type { Reader } from '../db/database.ts'
import { inSlices } from '../db/inSlices.ts'
import { countryCodes } from './countries.ts'

/** Returns a test of whether a value of these restrictions still exists: a language, country, organisation or term. */
export async function heldCriterionValues(
  reader: Reader,
  restrictions: readonly Restriction[],
): Promise<(type: CriterionType, value: string | number) => boolean> {
  if (restrictions.length === 0) return () => true
  const idsOf = (isSource: (values: (typeof criteria)[CriterionType]['values']) => boolean) =>
    restrictions
      .filter(({ type }) => isSource(criteria[type].values))
      .flatMap((restriction) => valuesOf(restriction).map(Number).filter(Number.isInteger))
  const [organizations, terms, languages] = await Promise.all([
    heldOrganizations(
      reader,
      idsOf((values) => values === 'organizations'),
    ),
    heldTerms(
      reader,
      idsOf((values) => typeof values === 'object'),
    ),
    reader.selectFrom('languages').select('langcode').where('enabled', '=', 1).execute(),
  ])
  const langcodes = languages.map(({ langcode }) => langcode)
  return (type, value) => {
    const { values } = criteria[type]
    if (values === 'languages') return langcodes.includes(String(value))
    if (values === 'countries') return countryCodes.includes(String(value))
    if (values === 'organizations') return organizations.has(Number(value))
    return terms.get(Number(value)) === values.vocabulary
  }
}

/** The vocabulary of each of these terms that exists. */
export async function heldTerms(reader: Reader, tids: readonly number[]): Promise<Map<number, string>> {
  const rows = await inSlices(tids, (slice) =>
    reader
      .selectFrom('terms')
      .innerJoin('vocabularies', 'vocabularies.id', 'terms.vocabulary_id')
      .select(['tid', 'machine_name'])
      .where('tid', 'in', slice)
      .execute(),
  )
  return new Map(rows.map(({ tid, machine_name }) => [tid, machine_name]))
}

async function heldOrganizations(reader: Reader, ids: readonly number[]): Promise<Set<number>> {
  const rows = await inSlices(ids, (slice) =>
    reader.selectFrom('organizations').select('id').where('id', 'in', slice).execute(),
  )
  return new Set(rows.map(({ id }) => id))
}
