/** How long a button shows that its code was copied. */
const COPIED_MS = 2500

/**
 * Adds a copy button after every `code` in `[data-copy]`. Its labels are in the HTML: `data-copy`, and `data-copied`
 * after copying. Adds nothing if the browser has no clipboard.
 */
export function addCopyButtons(page: Document): void {
  if (!navigator.clipboard) return
  for (const list of page.querySelectorAll<HTMLElement>('[data-copy]')) {
    for (const code of list.querySelectorAll('code')) code.after(buttonFor(code, list.dataset))
  }
}

function buttonFor(code: HTMLElement, { copy = '', copied = '' }: DOMStringMap): HTMLElement {
  const button = code.ownerDocument.createElement('button')
  button.type = 'button'
  button.className = 'btn line'
  button.textContent = copy
  button.ariaLabel = `${copy}: ${code.textContent}`
  // Screen readers announce the change of the label.
  button.ariaLive = 'polite'
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code.textContent ?? '')
    button.textContent = copied
    button.ariaLabel = copied
    setTimeout(() => {
      button.textContent = copy
      button.ariaLabel = `${copy}: ${code.textContent}`
    }, COPIED_MS)
  })
  return button
}
