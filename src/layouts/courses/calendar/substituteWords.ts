import type { Substitute } from '#shared/contract/sessionLists.ts'
import type { Translate } from '#shared/i18n/message.ts'

/** Why a person can step in: what they share with the session, and how busy their week is. */
export function substituteWords(
  { same_organization, same_skill, sessions_that_week: count }: Substitute,
  t: Translate,
): string[] {
  const shared = same_skill ? t('Same skill') : same_organization ? t('Same organisation') : t('Free the whole time')
  return [shared, t('{{count}} sessions that week', { count })]
}
