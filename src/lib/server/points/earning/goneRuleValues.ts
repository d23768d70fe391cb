import { criteria, type CriterionType } from '#shared/audience/criteria.ts'
import { goneValues, type Restriction, valuesOf } from '#shared/audience/restrictions.ts'
import type { GoneValue } from '#shared/contract/rules.ts'
import type { Rule } from '#shared/points/rules.ts'
import type { Reader } from '../../db/database.ts'
import { countryCodes } from '../../people/countries.ts'
import { inSlices } from './inSlices.ts'

/** The values in rules that no longer exist: trainings, terms, values of audiences, and schedules that are not in use. */
export async function goneRuleValues(reader: Reader, rules: readonly Rule[]): Promise<GoneValue[]> {
  const restrictions = rules.flatMap((rule) => rule.restrictions)
  const [trainings, terms, schedules, exists] = await Promise.all([
    heldTrainings(
      reader,
      rules.flatMap(({ filters }) => filters.trainings),
    ),
    heldTerms(
      reader,
      rules.flatMap(({ filters }) => filters.terms),
    ),
    schedulesInUse(reader),
    audienceValues(reader, restrictions),
  ])
  return rules.flatMap(({ filters, schedule, restrictions: own }, index): GoneValue[] =>
    [
      { path: `rules[${index}][filters][trainings]`, values: filters.trainings.filter((id) => !trainings.has(id)) },
      { path: `rules[${index}][filters][terms]`, values: filters.terms.filter((tid) => !terms.has(tid)) },
      { path: `rules[${index}][schedule]`, values: schedule === null || schedules.has(schedule) ? [] : [schedule] },
      ...own.map((restriction, place) => ({
        path: `rules[${index}][restrictions][${place}]`,
        values: goneValues([restriction], exists).flatMap((gone) => [...valuesOf(gone)]),
      })),
    ].filter(({ values }) => values.length > 0),
  )
}

async function heldTrainings(reader: Reader, ids: readonly number[]): Promise<Set<number>> {
  const rows = await inSlices(ids, (slice) =>
    reader.selectFrom('trainings').select('id').where('id', 'in', slice).execute(),
  )
  return new Set(rows.map(({ id }) => id))
}

/** The vocabulary of each term that exists. */
async function heldTerms(reader: Reader, tids: readonly number[]): Promise<Map<number, string>> {
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

async function schedulesInUse(reader: Reader): Promise<Set<number>> {
  const rows = await reader.selectFrom('schedules').select('id').where('status', '=', 'active').execute()
  return new Set(rows.map(({ id }) => id))
}

async function audienceValues(reader: Reader, restrictions: readonly Restriction[]) {
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
  return (type: CriterionType, value: string | number): boolean => {
    const { values } = criteria[type]
    if (values === 'languages') return langcodes.includes(String(value))
    if (values === 'countries') return countryCodes.includes(String(value))
    if (values === 'organizations') return organizations.has(Number(value))
    return terms.get(Number(value)) === values.vocabulary
  }
}
