import { useEffect } from 'react'
import type { SettingsFormStore } from '#client/forms/settingsForm.ts'

/** The buttons that leave the form, and those that ask before. */
const waiting = '[data-product-actions] form button, [data-product-actions] .ask-first'

/** The steps of the page leave the form. They wait until its changes are saved or discarded, and the page says so. */
export function useActionsWhileSaved({ $changed }: Pick<SettingsFormStore, '$changed'>): void {
  useEffect(
    () =>
      $changed.subscribe((changed) => {
        const isWaiting = changed.length > 0
        for (const button of document.querySelectorAll<HTMLButtonElement>(waiting)) {
          button.disabled = isWaiting
        }
        for (const hint of document.querySelectorAll<HTMLElement>('#product-actions-wait')) hint.hidden = !isWaiting
      }),
    [$changed],
  )
}
