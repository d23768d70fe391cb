import { goneValues, valuesOf } from '#shared/audience/restrictions.ts'
import type { GoneValue } from '#shared/contract/rules.ts'
import type { Rule } from '#shared/points/rules.ts'
import type { Reader } from '../../db/database.ts'
import { inSlices } from '../../db/inSlices.ts'
import { heldCriterionValues, heldTerms } from '../../people/heldCriterionValues.ts'

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
    heldCriterionValues(reader, restrictions),
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

async function schedulesInUse(reader: Reader): Promise<Set<number>> {
  const rows = await reader.selectFrom('schedules').select('id').where('status', '=', 'active').execute()
  return new Set(rows.map(({ id }) => id))
}
