import { criteria, type CriterionType, criterionTypes } from '#shared/audience/criteria.ts'
import { type Restriction, valuesOf } from '#shared/audience/restrictions.ts'

/** A term or an organisation, as audiences, rules and sections name it. */
export interface NamedThing {
  type: 'term' | 'organization'
  id: number
  /** The criteria of audiences that can have it as a value. */
  criteria: readonly CriterionType[]
}

/** A term with the criteria whose values come from its vocabulary. */
export function namedTerm(tid: number, vocabulary: string): NamedThing {
  const isOfVocabulary = (type: CriterionType) => {
    const { values } = criteria[type]
    return typeof values === 'object' && values.vocabulary === vocabulary
  }
  return { type: 'term', id: tid, criteria: criterionTypes.filter(isOfVocabulary) }
}

/** An organisation; only the criterion of organisations has it as a value. */
export function namedOrganization(id: number): NamedThing {
  return { type: 'organization', id, criteria: ['organizations'] }
}

/** Whether one of the restrictions names it. */
export function isRestrictedTo(thing: NamedThing, restrictions: readonly Restriction[]): boolean {
  return restrictions.some((restriction) => names(thing, restriction))
}

/** Whether a rule or a section names it: in its audience, or for a term in its list of terms. */
export function isNamedBy(
  thing: NamedThing,
  { restrictions, terms }: { restrictions: readonly Restriction[]; terms: readonly number[] },
): boolean {
  return isRestrictedTo(thing, restrictions) || (thing.type === 'term' && terms.includes(thing.id))
}

/** The restrictions with another value in its place. */
export function withOther(thing: NamedThing, restrictions: readonly Restriction[], into: number): Restriction[] {
  return restrictions.map((restriction) => {
    if (!names(thing, restriction)) return restriction
    if (!Array.isArray(restriction.value)) return { ...restriction, value: into }
    const value = restriction.value.map((one) => (String(one) === String(thing.id) ? into : one))
    return { ...restriction, value: value.filter((one, place) => indexOfSame(value, one) === place) }
  })
}

/** The ids with another one in its place, each once. */
export function withOtherId(ids: readonly number[], from: number, into: number): number[] {
  return [...new Set(ids.map((id) => (id === from ? into : id)))]
}

/** Ids are text in queries and numbers in the database. */
function names({ id, criteria: types }: NamedThing, restriction: Restriction): boolean {
  return types.includes(restriction.type) && valuesOf(restriction).some((value) => String(value) === String(id))
}

function indexOfSame(values: readonly (string | number)[], value: string | number): number {
  return values.findIndex((other) => String(other) === String(value))
}
