/** Scrolls the canvas to a section. */
export function showInCanvas(id: number): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-canvas]')
  const place = frame?.contentDocument?.querySelector<HTMLElement>(`[data-section="${id}"]`)
  const scroller = frame?.closest('.canvas-place')
  if (!frame || !place || !scroller) return
  const scale = frame.getBoundingClientRect().width / frame.offsetWidth
  const top = frame.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
  const smooth = matchMedia('(prefers-reduced-motion: no-preference)').matches
  scroller.scrollTo({ top: top + place.offsetTop * scale - 72, behavior: smooth ? 'smooth' : 'auto' })
}
