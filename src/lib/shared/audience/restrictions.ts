import { z } from 'zod'
import { type CriterionType, criterionTypes } from './criteria.ts'

const Value = z.union([z.string().trim().min(1).max(60), z.int()])

/**
 * A restriction to users with one of the values of the criterion. `rule` says how it combines with other
 * restrictions; there is only one way, but the contract has the field.
 */
export const Restriction = z.strictObject({
  type: z.enum(criterionTypes),
  value: z.union([Value, z.array(Value).min(1).max(200)]),
  rule: z.literal('and').default('and'),
})
export type Restriction = z.infer<typeof Restriction>

/** All restrictions of an item; none: everyone may see it. */
export const Restrictions = z.array(Restriction).max(20)

/** The known values of each criterion for the current user. An unknown value matches nothing. */
export type Audience = { readonly [type in CriterionType]?: readonly (string | number)[] }

/**
 * Whether an audience meets all restrictions, each with one of its values. Sections, previews, the shop and the earning
 * rules all use this function. A value that no longer exists matches no user.
 */
export function matches(restrictions: readonly Restriction[], audience: Audience): boolean {
  return audienceTest(restrictions)(audience)
}

/** The same for many audiences: the values are prepared once. */
export function audienceTest(restrictions: readonly Restriction[]): (audience: Audience) => boolean {
  const tests = restrictions.map(restrictionTest)
  return (audience) => tests.every((meets) => meets(audience))
}

/** Returns the restrictions that an audience does not meet, for “Hidden: country is not Denmark”. */
export function whyHidden(restrictions: readonly Restriction[], audience: Audience): Restriction[] {
  return restrictions.filter((restriction) => !restrictionTest(restriction)(audience))
}

/** Returns a restriction's values as a list. */
export function valuesOf(restriction: Restriction): readonly (string | number)[] {
  return Array.isArray(restriction.value) ? restriction.value : [restriction.value]
}

/** Returns the restrictions with values that no longer exist, with only those values, for the editor. */
export function goneValues(
  restrictions: readonly Restriction[],
  exists: (type: CriterionType, value: string | number) => boolean,
): Restriction[] {
  return restrictions.flatMap((restriction) => {
    const gone = valuesOf(restriction).filter((value) => !exists(restriction.type, value))
    return gone.length > 0 ? [{ ...restriction, value: gone }] : []
  })
}

/** Ids are text in queries and numbers in the database. */
function restrictionTest(restriction: Restriction): (audience: Audience) => boolean {
  const values = new Set(valuesOf(restriction).map(String))
  return (audience) => (audience[restriction.type] ?? []).some((held) => values.has(String(held)))
}
