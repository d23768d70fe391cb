import type { FormValues } from '#shared/shop/checkoutForm.ts'

/** Fills the empty controls of a form with the values of a draft. Hidden controls stay unchanged. */
export function fillIn(form: HTMLFormElement, values: FormValues): void {
  for (const control of form.elements) {
    if (!isControl(control)) continue
    const value = values[control.name]
    if (value === undefined || control.type === 'hidden') continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true
    else if (control.value === '' || control.type === 'number') control.value = value
  }
}

function isControl(element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName)
}
