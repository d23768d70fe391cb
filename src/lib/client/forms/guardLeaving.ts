interface LeavingGuard {
  hasChanges(): boolean
  /** The user has clicked a link that leaves the page. */
  ask(href: string): void
}

/**
 * Asks before the user leaves a page with unsaved changes: in a dialog of the page for its links, otherwise by the
 * browser. Returns a function that stops asking.
 */
export function guardLeaving({ hasChanges, ask }: LeavingGuard): () => void {
  const beforeUnload = (event: BeforeUnloadEvent) => {
    if (hasChanges()) event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !hasChanges() || !leavesPage(event, link)) return
    event.preventDefault()
    event.stopPropagation()
    ask(link.href)
  }
  addEventListener('beforeunload', beforeUnload)
  document.addEventListener('click', onClick, true)
  return () => {
    removeEventListener('beforeunload', beforeUnload)
    document.removeEventListener('click', onClick, true)
  }
}

function leavesPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false
  // Links of an island that change only its view.
  if (link.hasAttribute('data-stays')) return false
  if (!link.href || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return false
  const isOnPage = link.hash !== '' && link.href.split('#')[0] === location.href.split('#')[0]
  return !isOnPage
}
