import { z } from 'zod'
import { type CriterionType, criterionTypes } from './criteria.ts'

const Value = z.union([z.string().trim().min(1).max(60), z.int()])

/**
 * Who may see a thing: those for whom the criterion has one of the values. `rule` says how it joins the other
 * restrictions of the same thing; there is one way, and the field is kept because the contract has it.
 */
export const Restriction = z.strictObject({
  type: z.enum(criterionTypes),
  value: z.union([Value, z.array(Value).min(1).max(200)]),
  rule: z.literal('and').default('and'),
})
export type Restriction = z.infer<typeof Restriction>

/** The restrictions of one thing; none: everyone. */
export const Restrictions = z.array(Restriction).max(20)

/** What is known of who is asking: the values of each criterion. What is not known matches nothing. */
export type Audience = { readonly [type in CriterionType]?: readonly (string | number)[] }

/**
 * Whether an audience may see what carries these restrictions. The one place that decides it, for sections,
 * previews, the shop and the earning rules: every restriction must be met, each by any one of its values.
 * A value that no longer exists is nobody's, so it meets nothing.
 */
export function matches(restrictions: readonly Restriction[], audience: Audience): boolean {
  return restrictions.every((restriction) => meets(restriction, audience))
}

/** The restrictions an audience does not meet, for “Hidden: country is not Denmark”; empty exactly where it matches. */
export function whyHidden(restrictions: readonly Restriction[], audience: Audience): Restriction[] {
  return restrictions.filter((restriction) => !meets(restriction, audience))
}

/** A restriction's values as a list, whether one was stored or several. */
export function valuesOf(restriction: Restriction): readonly (string | number)[] {
  return Array.isArray(restriction.value) ? restriction.value : [restriction.value]
}

/** The restrictions holding values that no longer exist, each with only those values, to be flagged in the editor. */
export function goneValues(
  restrictions: readonly Restriction[],
  exists: (type: CriterionType, value: string | number) => boolean,
): Restriction[] {
  return restrictions.flatMap((restriction) => {
    const gone = valuesOf(restriction).filter((value) => !exists(restriction.type, value))
    return gone.length > 0 ? [{ ...restriction, value: gone }] : []
  })
}

function meets(restriction: Restriction, audience: Audience): boolean {
  const held = audience[restriction.type] ?? []
  // Identifiers come as text from queries and as numbers from the database.
  return valuesOf(restriction).some((value) => held.some((own) => String(own) === String(value)))
}
