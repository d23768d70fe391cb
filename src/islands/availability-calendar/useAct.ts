import { useState } from 'react'
import { ApiError } from '#client/api.ts'
import { noticeFailure } from '#client/failures.ts'
import { notifications } from '#client/stores/notifications.ts'
import { useCalendar } from './calendarContext.ts'

/**
 * Carries out one call at a time. After the session has ended it asks for the password and calls again; a refusal is
 * shown as a notice. Returns whether it was carried out.
 */
export function useAct() {
  const { view } = useCalendar()
  const [isBusy, setBusy] = useState(false)
  async function act(send: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    try {
      await send()
      return true
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) view.open({ kind: 'sign-in', again: () => void act(send) })
      else report(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { act, isBusy }
}

function report(error: unknown): void {
  noticeFailure(error)
  if (error instanceof ApiError && error.status < 500 && error.problems.length > 0)
    notifications.add({ type: 'error', message: error.problems.map(({ message }) => message).join(' ') })
}
