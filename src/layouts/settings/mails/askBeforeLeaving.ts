/**
 * Asks before typed texts are lost, such as by a link to another language. A form that was sent without being saved
 * (`data-unsaved`) still has texts that the site does not have.
 */
export function askBeforeLeaving(): void {
  const form = document.querySelector<HTMLFormElement>('.mail-fields')
  let sends = false
  document.addEventListener('submit', () => {
    sends = true
  })
  addEventListener('beforeunload', (event) => {
    if (form && !sends && (form.dataset.unsaved !== undefined || isChanged(form))) event.preventDefault()
  })
}

function isChanged(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]:not(button)')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )
}
