import type { Sent } from '#shared/shop/checkoutForm.ts'

/** Fills the empty controls of a form with what was typed before; hidden ones stay as the page has them. */
export function fillIn(form: HTMLFormElement, typed: Sent): void {
  for (const control of form.elements) {
    if (!isControl(control)) continue
    const value = typed[control.name]
    if (value === undefined || control.type === 'hidden') continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true
    else if (control.value === '') control.value = value
  }
}

function isControl(element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName)
}
