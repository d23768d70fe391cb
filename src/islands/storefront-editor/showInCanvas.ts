import { scrollBehavior } from '#client/scrollBehavior.ts'

/**
 * Scrolls the canvas to a section.
 * @returns whether the canvas is in sight: on a phone the outline may take its place
 */
export function showInCanvas(id: number): boolean {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-canvas]')
  const place = frame?.contentDocument?.querySelector<HTMLElement>(`[data-section="${id}"]`)
  const scroller = frame?.closest('.canvas-place')
  if (!frame || frame.getClientRects().length === 0) return false
  if (!place || !scroller) return true
  const scale = frame.getBoundingClientRect().width / frame.offsetWidth
  const top = frame.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
  scroller.scrollTo({ top: top + place.offsetTop * scale - 72, behavior: scrollBehavior() })
  return true
}
