import { useQuery } from '@tanstack/react-query'
import { ownSessionsQuery } from '#client/queries/availability.ts'
import { useCalendar } from './calendarContext.ts'

/** The sessions that the instructor is asked to teach. */
export function useRequests() {
  const { facts } = useCalendar()
  const { data: sessions } = useQuery(ownSessionsQuery(facts.ahead, facts.sessions))
  return sessions.filter(({ state, status }) => state === 'requested' && status !== 'cancelled')
}
