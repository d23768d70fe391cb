import { useEffect } from 'react'
import type { SettingsFormStore } from '#client/forms/settingsFormStore.ts'

/** The buttons that leave the form, and those that ask before. */
const waiting = '[data-page-actions] form button, [data-page-actions] .ask-first'

/** The steps of the page leave the form. They wait until its changes are saved or discarded, and the page says so. */
export function useActionsWhileSaved({ $changed }: Pick<SettingsFormStore, '$changed'>): void {
  useEffect(
    () =>
      $changed.subscribe((changed) => {
        const isWaiting = changed.length > 0
        for (const button of document.querySelectorAll<HTMLButtonElement>(waiting)) {
          button.disabled = isWaiting
        }
        for (const hint of document.querySelectorAll<HTMLElement>('#page-actions-wait')) hint.hidden = !isWaiting
      }),
    [$changed],
  )
}

/** The steps of the page go on from the saved revision. */
export function moveActionsOn({ revision }: { revision: number }): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-page-actions] [name=revision]')) {
    field.value = String(revision)
  }
}
