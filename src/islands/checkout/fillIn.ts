import type { Sent } from '#shared/shop/checkoutForm.ts'

/** Fills the visible controls of a form with what was typed before; hidden ones stay as the page has them. */
export function fillIn(form: HTMLFormElement, typed: Sent): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement) {
      if (control.type === 'hidden') continue
      if (control.type === 'checkbox') control.checked = typed[control.name] !== undefined
      else control.value = typed[control.name] ?? ''
    } else if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement)
      control.value = typed[control.name] ?? ''
  }
}
