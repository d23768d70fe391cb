import type { Substitute } from '#shared/contract/sessionLists.ts'

/** Why a person can step in: what they share with the session, and how busy their week is. */
export function substituteWords(
  { same_organization, same_skill, sessions_that_week: count }: Substitute,
  { t, format }: Pick<App.Locals, 't' | 'format'>,
): string {
  return format.list([
    t('Free the whole time'),
    ...(same_skill ? [t('same skill')] : same_organization ? [t('same organisation')] : []),
    t('{{count}} sessions that week', { count }),
  ])
}
