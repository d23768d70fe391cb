import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { matchingUsersQuery } from '#client/queries/users.ts'
import { useSettled } from '#client/useSettled.ts'
import type { Restriction } from '#shared/audience/restrictions.ts'
import type { MatchingUsers } from '#shared/contract/people.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { useFrame } from '../frame/SettingsFrame.tsx'

/** The pause after the last change. */
const QUIET_MS = 500

/** The number of people that an audience matches. The last number stays until the next one is known. */
export function AudienceCount({ restrictions }: { restrictions: Restriction[] }) {
  const { t } = useFrame()
  const asked = useSettled(restrictions, QUIET_MS)
  const { data, isError } = useQuery({ ...matchingUsersQuery(asked), placeholderData: keepPreviousData })
  return (
    <p className="audience-count" role="status" aria-live="polite">
      {isError ? t('The people could not be counted.') : data ? wordsOf(data, t) : t('Counting the people…')}
    </p>
  )
}

function wordsOf({ matches, fewer_than, total }: MatchingUsers, t: Translate): string {
  if (matches === null) return t('Fewer than {{number}} of {{total}} people match', { number: fewer_than ?? '', total })
  return t('{{count}} of {{total}} people match', { count: matches, total })
}
