import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { createAvailabilityEditor } from '#client/availability/availabilityEditor.ts'
import {
  availabilityFields,
  availabilityValues,
  type AvailabilityValues,
  listedSchedules,
} from '#client/availability/availabilityValues.ts'
import { createCalendarView } from '#client/availability/calendarView.ts'
import { createAvailabilitySave } from '#client/availability/saveAvailability.ts'
import { uncoveredBy } from '#client/availability/uncoveredBy.ts'
import { noticeFailure } from '#client/failures.ts'
import { createFormDraft } from '#client/forms/formDraft.ts'
import { guardLeaving } from '#client/forms/guardLeaving.ts'
import { createSettingsForm } from '#client/forms/settingsForm.ts'
import type { SavedValues } from '#client/forms/settingsFormCalls.ts'
import type { SettingsFormStore } from '#client/forms/settingsFormStore.ts'
import { signInAgain } from '#client/forms/signInAgain.ts'
import { askUncovered, availabilityCalls } from '#client/queries/availability.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import type { CalendarContextValue, CalendarFacts } from './calendarContext.ts'

/** Creates the state of the calendar, and connects it with the browser: storage, leaving, the server. */
export function useCalendarStores(facts: CalendarFacts): CalendarContextValue {
  const { uid } = useFrame()
  const client = useQueryClient()
  const [stores] = useState(() => {
    const loaded = availabilityValues(facts.schedules, facts.overrides, facts.timeOff)
    const editor = createAvailabilityEditor(loaded.values, () => form.typed())
    let base = loaded.values
    const view = createCalendarView(facts.place, listedSchedules(loaded.values)[0]?.id ?? 0)
    const form: SettingsFormStore = createSettingsForm<AvailabilityValues, SavedValues<AvailabilityValues>>(
      {
        loaded,
        draft: createFormDraft(`availability.${uid}`, availabilityFields),
        form: { ...editor.face, showErrors: () => {} },
      },
      {
        save: async (request) => {
          const result = await saveAll(request)
          base = result.values
          view.choose(savedIdOf(view.$scheduleId.get(), request.values, base))
          void client.invalidateQueries({ queryKey: ['availability', 'calendar'] })
          return result
        },
        reload: async () => {
          const now = availabilityValues(...(await availabilityCalls.readAll()))
          base = now.values
          return now
        },
        fail: noticeFailure,
        signIn: (name, password, code) => signInAgain(uid, name, password, code),
        leave: (href) => location.assign(href),
        newKey: () => crypto.randomUUID(),
        hasField: () => false,
      },
    )
    const saveAll = createAvailabilitySave(availabilityCalls)
    const save = async () => {
      const sessions = await uncoveredBy(base, editor.$values.get(), askUncovered)
      if (sessions.length > 0) view.open({ kind: 'uncovered', sessions })
      else await form.save()
    }
    return { editor, view, form, save }
  })
  const { form } = stores

  useEffect(() => {
    form.start()
    const stopGuarding = guardLeaving({
      hasChanges: () => form.$changed.get().length > 0 && form.$phase.get() !== 'leaving',
      ask: form.askToLeave,
    })
    const restore = ({ persisted }: PageTransitionEvent) => persisted && form.restore()
    addEventListener('pageshow', restore)
    // Browser tests and styles wait for it.
    document.documentElement.dataset.calendar = 'ready'
    return () => {
      removeEventListener('pageshow', restore)
      stopGuarding()
    }
  }, [form])

  return useMemo(() => ({ facts, ...stores }), [facts, stores])
}

/** The id of the chosen schedule after a save: a new one has got its own. */
function savedIdOf(id: number, before: AvailabilityValues, after: AvailabilityValues): number {
  const name = before.schedules[id]?.name
  const saved = listedSchedules(after)
  return (saved.find((one) => one.id === id) ?? saved.findLast((one) => one.name === name) ?? saved[0])?.id ?? 0
}
