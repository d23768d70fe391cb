import { criteriaOf, type CriterionType, isSingle } from '#shared/audience/criteria.ts'
import type { Audience, Restriction } from '#shared/audience/restrictions.ts'
import type { Flag } from '#shared/access/flags.ts'
import type { ManagedStorefront, ManagedStorefrontQuery } from '#shared/contract/managedStorefront.ts'
import { fromInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, type Refused } from '#shared/refusal.ts'
import type { Reader } from '../db/database.ts'
import { matchingUsers } from '../people/matchingUsers.ts'
import { managedStorefront } from './managedStorefront.ts'
import type { StoredStorefront } from './storefront.ts'
import { visibleSections } from './visibility.ts'

interface PreviewAsked {
  query: ManagedStorefrontQuery
  flags: Readonly<Record<Flag, boolean>>
  /** The language of an audience for which none was chosen. */
  language: string
  now: Date
}

/**
 * Marks the sections that the chosen audience would not get, also on a storefront that is off.
 * @throws Refusal 400 for a criterion that this storefront does not have, and for several values of a single one
 */
export async function previewStorefront(
  reader: Reader,
  storefront: StoredStorefront,
  { query, flags, language, now }: PreviewAsked,
): Promise<ManagedStorefront> {
  const restrictions = chosenRestrictions(query)
  const chosen = Object.fromEntries(restrictions.map(({ type, value }) => [type, value]))
  const audience: Audience = { language: [language], ...chosen }
  const at = query.as_of === undefined ? now : fromInstant(query.as_of)
  const { sections } = visibleSections({ ...storefront, enabled: true }, { audience, now: at })
  const visible = new Set(sections.map(({ id }) => id))
  const managed = await managedStorefront(reader, storefront)
  return {
    ...managed,
    sections: managed.sections.map((section) => ({ ...section, hide: !visible.has(section.id) })),
    ...(query.type === 'registered' &&
      presentMatches(await matchingUsers(flags, reader, { restrictions, language, now }))),
  }
}

function chosenRestrictions({ type: storefront, ...query }: ManagedStorefrontQuery): Restriction[] {
  const offered = criteriaOf(storefront)
  const problems: Refused[] = []
  const chosen = Object.entries(query).flatMap(([type, value]): Restriction[] => {
    if (!Array.isArray(value)) return []
    const criterion = type as CriterionType
    if (!offered.includes(criterion))
      problems.push({ message: msg('This storefront does not have this criterion.'), path: type, code: 'criterion' })
    else if (isSingle(criterion, storefront) && value.length > 1)
      problems.push({ message: msg('Choose one value.'), path: type, code: 'single' })
    return [{ type: criterion, value, rule: 'and' }]
  })
  if (problems.length > 0) throw invalid(problems)
  return chosen
}

function presentMatches({ matches, fewer_than, total }: Awaited<ReturnType<typeof matchingUsers>>) {
  return { matches, matches_fewer_than: fewer_than, matches_of: total }
}
