/**
 * Closes the open menus (`details`) of an element with the Escape key, which leads the focus back, and with a click
 * elsewhere. Returns a function that stops.
 */
export function closeMenus(root: HTMLElement): () => void {
  const open = () => [...root.querySelectorAll<HTMLDetailsElement>('details[open]')]
  function onKey(event: KeyboardEvent) {
    const [menu] = open()
    if (event.key !== 'Escape' || !menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
    event.preventDefault()
  }
  function onClick({ target }: MouseEvent) {
    for (const menu of open()) if (target instanceof Node && !menu.contains(target)) menu.open = false
  }
  document.addEventListener('keydown', onKey)
  document.addEventListener('click', onClick)
  return () => {
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('click', onClick)
  }
}
