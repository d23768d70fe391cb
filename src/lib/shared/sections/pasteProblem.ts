import { criteria, criteriaOf } from '../audience/criteria.ts'
import { msg } from '../i18n/message.ts'
import type { DraftSection } from './draft.ts'
import { definitions, mayHold } from './registry.ts'
import { maxSections } from './types.ts'
import type { StorefrontType } from '../audience/storefrontTypes.ts'

/** Why something cannot be done: a source string; `terms` are source strings too, to be translated into its values. */
export interface EditorRefusal {
  message: string
  terms?: Readonly<Record<string, string>>
  values?: Readonly<Record<string, string | number>>
}

/** Why a copied section cannot be pasted into a storefront; null if it can. */
export function pasteProblem(section: DraftSection, storefront: StorefrontType, count: number): EditorRefusal | null {
  const { label } = definitions[section.type]
  if (!mayHold(storefront, section.type)) return { message: notHere[storefront], terms: { section: label } }
  const offered = criteriaOf(storefront)
  const foreign = section.data.restrictions.find(({ type }) => !offered.includes(type))
  if (foreign) return { message: foreignCriterion, terms: { criterion: criteria[foreign.type].label } }
  return fullProblem(count)
}

/** Why no section can be added; null if one can. */
export function fullProblem(count: number): EditorRefusal | null {
  return count < maxSections ? null : { message: full, values: { limit: maxSections } }
}

const notHere: Record<StorefrontType, string> = {
  registered: msg('“{{section}}” is not possible on the storefront for registered users.'),
  unregistered: msg('“{{section}}” is not possible on the storefront for unregistered users.'),
}
const foreignCriterion = msg(
  'The copied section is limited by “{{criterion}}”, which visitors do not have. Remove that limit, then copy it again.',
)
const full = msg('A storefront holds at most {{limit}} sections. Remove one first.')
