import type { Profile, UserChanges } from '#shared/contract/people.ts'
import { bracketPath } from '#shared/contract/problems.ts'
import { msg } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'
import {
  type StatableCriterion,
  statableCriteria,
  type TermCriterion,
  termCriteria,
} from '#shared/audience/criteria.ts'
import { isOwnCriterion } from '#shared/audience/criterionSource.ts'
import type { Reader } from '../db/database.ts'
import type { UserRow } from '../db/schema/people.ts'
import { administers, type CurrentUser, readProfile } from './currentUser.ts'

/**
 * The criteria that the current user may set: all for administrators, for others those that users state about
 * themselves.
 */
export function criteriaSetBy(user: CurrentUser, own: readonly StatableCriterion[]): readonly StatableCriterion[] {
  return administers(user) ? statableCriteria : statableCriteria.filter((type) => isOwnCriterion(type, own))
}

/** The stored audience criteria of a user. */
export type StoredCriteria = Pick<UserRow, 'language' | 'country' | 'title_tid' | 'profile'>

/** The problems of a change to the audience criteria of a user. */
export async function criteriaProblems(
  reader: Reader,
  { user, changes, settable }: { user: StoredCriteria; changes: UserChanges; settable: readonly StatableCriterion[] },
): Promise<Refused[]> {
  const unknown = await Promise.all(termCriteria.map((type) => unknownTerms(reader, user, changes, type)))
  return [
    ...changedBy(user, changes)
      .filter(({ type }) => !settable.includes(type))
      .map(setByOthers),
    ...unknown.flat(),
  ]
}

/** The user's lists of terms after the change, as they are stored. */
export function profileAfter(
  user: Pick<StoredCriteria, 'profile'>,
  { profile }: Pick<UserChanges, 'profile'>,
): Record<string, number[]> {
  const after = { ...readProfile(user.profile) }
  for (const [type, tids] of Object.entries(profile ?? {})) after[type] = [...new Set(tids)]
  return Object.fromEntries(Object.entries(after).filter(([, tids]) => tids.length > 0))
}

/** Whether a user has filled in all criteria that users state about themselves. */
export async function hasStatedAll(
  reader: Reader,
  person: Pick<Profile, 'language' | 'country' | 'title'> & { profile: Record<string, number[]> },
  own: readonly StatableCriterion[],
): Promise<boolean> {
  const { language, country, title, profile } = person
  const stated: Record<StatableCriterion, unknown> = {
    language,
    country,
    title,
    profession: profile.profession,
    skill: profile.skill,
  }
  const missing = own.filter((type) => !stated[type])
  const lists = termCriteria.filter((type) => missing.includes(type))
  if (lists.length < missing.length) return false
  // An empty vocabulary cannot be filled in.
  return lists.length === 0 || (await termsOf(reader, lists)).length === 0
}

function changedBy(user: StoredCriteria, changes: UserChanges): { type: StatableCriterion; path: string }[] {
  const { language, country, title, profile = {} } = changes
  const stored = readProfile(user.profile)
  const isOther = (type: TermCriterion) =>
    profile[type] !== undefined && new Set(profile[type]).symmetricDifference(new Set(stored[type])).size > 0
  const changed: Record<StatableCriterion, { path: string; is: boolean }> = {
    language: { path: 'language', is: language !== undefined && language !== user.language },
    country: { path: 'country', is: country !== undefined && country !== user.country },
    title: { path: 'title', is: title !== undefined && title !== user.title_tid },
    profession: { path: bracketPath(['profile', 'profession']), is: isOther('profession') },
    skill: { path: bracketPath(['profile', 'skill']), is: isOther('skill') },
  }
  return statableCriteria.filter((type) => changed[type].is).map((type) => ({ type, path: changed[type].path }))
}

function setByOthers({ path }: { path: string }): Refused {
  return { message: msg('The site’s administrators set this.'), path, code: 'set_by_others' }
}

async function unknownTerms(
  reader: Reader,
  user: StoredCriteria,
  { profile }: UserChanges,
  type: TermCriterion,
): Promise<Refused[]> {
  const wanted = profile?.[type] ?? []
  if (wanted.length === 0) return []
  const known = new Set([...(readProfile(user.profile)[type] ?? []), ...(await termsOf(reader, [type]))])
  return wanted.flatMap((tid, index) =>
    known.has(tid)
      ? []
      : [
          {
            message: msg('This is not one of the choices.'),
            path: bracketPath(['profile', type, index]),
            code: 'choice',
          },
        ],
  )
}

async function termsOf(reader: Reader, vocabularies: readonly string[]): Promise<number[]> {
  const rows = await reader
    .selectFrom('terms')
    .innerJoin('vocabularies', 'vocabularies.id', 'terms.vocabulary_id')
    .select('terms.tid')
    .where('vocabularies.machine_name', 'in', vocabularies)
    .execute()
  return rows.map(({ tid }) => tid)
}
