import type { Profile } from '#shared/contract/people.ts'
import { msg } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'
import type { Reader } from '../db/database.ts'
import { countryCodes } from '../people/countries.ts'
import type { StoredCriteria } from '../people/statedCriteria.ts'

type Choices = Pick<Profile, 'language' | 'country' | 'title'>

/** The problems of the choices of a profile; a new person has none before. */
export async function profileProblems(
  reader: Reader,
  { user, next, languages }: { user: StoredCriteria | null; next: Choices; languages: readonly string[] },
): Promise<Refused[]> {
  const problems: Refused[] = []
  const choice = (path: string) =>
    problems.push({ message: msg('This is not one of the choices.'), path, code: 'choice' })
  // A choice from before that is no longer enabled may stay.
  if (next.language && next.language !== user?.language && !languages.includes(next.language)) choice('language')
  if (next.country && !countryCodes.includes(next.country)) choice('country')
  if (next.title && next.title !== user?.title_tid && !(await isTitle(reader, next.title))) choice('title')
  return problems
}

async function isTitle(reader: Reader, tid: number): Promise<boolean> {
  const term = await reader
    .selectFrom('terms')
    .innerJoin('vocabularies', 'vocabularies.id', 'terms.vocabulary_id')
    .select('terms.tid')
    .where('terms.tid', '=', tid)
    .where('vocabularies.machine_name', '=', 'title')
    .executeTakeFirst()
  return term !== undefined
}
