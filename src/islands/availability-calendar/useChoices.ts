import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sendChoices } from '#client/queries/availability.ts'
import type { InstructorChoices } from '#shared/contract/instructorCalendars.ts'
import { useCalendar } from './calendarContext.ts'

const queryKey = ['availability', 'choices']

/** The pause and the travel time zone; a change is saved at once. */
export function useChoices() {
  const { facts } = useCalendar()
  const client = useQueryClient()
  const { data: choices } = useQuery({
    queryKey,
    queryFn: (): InstructorChoices => client.getQueryData(queryKey) ?? facts.choices,
    initialData: facts.choices,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Partial<Omit<InstructorChoices, 'revision'>>) =>
      sendChoices({ ...change, revision: choices.revision }),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved)
      return client.invalidateQueries({ queryKey: ['availability', 'calendar'] })
    },
  })
  return { choices, change: mutate, isPending }
}
