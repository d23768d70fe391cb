import { useState } from 'react'
import { noticeFailure } from '#client/failures.ts'

/** Runs one action of a dialog at a time; a failure is a notice. */
export function useAction(): { isBusy: boolean; run(act: () => Promise<void>): Promise<void> } {
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    run: async (act) => {
      setBusy(true)
      try {
        await act()
      } catch (error) {
        noticeFailure(error)
      } finally {
        setBusy(false)
      }
    },
  }
}
