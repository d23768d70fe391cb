/** How long a button says that its code was copied. */
const SAID_MS = 2500

/**
 * Adds a button to every code of `[data-copy]` that copies it. The labels come with the page: `data-copy` and, once it
 * is done, `data-copied`. Nothing is added where the browser has no clipboard to write to.
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
  // Read out when its words change.
  button.ariaLive = 'polite'
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code.textContent ?? '')
    button.textContent = copied
    button.ariaLabel = copied
    setTimeout(() => {
      button.textContent = copy
      button.ariaLabel = `${copy}: ${code.textContent}`
    }, SAID_MS)
  })
  return button
}
