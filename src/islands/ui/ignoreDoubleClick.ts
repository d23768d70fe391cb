/**
 * Ignores the second click of a double click, which hits what the first click brought to its place. It does not
 * move the focus, and its clicks reach no element. The next single click ends this.
 */
export function ignoreDoubleClick(): void {
  const ended = new AbortController()
  const ignore = (event: MouseEvent) => {
    if (event.type === 'mousedown' && event.detail <= 1) ended.abort()
    if (ended.signal.aborted || event.detail <= 1) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const name of ['mousedown', 'click', 'dblclick'] as const) {
    document.addEventListener(name, ignore, { capture: true, signal: ended.signal })
  }
}
