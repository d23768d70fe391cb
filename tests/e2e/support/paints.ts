import type { Page } from '@playwright/test'

interface Paints {
  shift: number
  shifted: string[]
  largest: string
}

/** Looks over the browser's shoulder while it paints. To be asked for before the page is opened. */
export async function watchPaints(page: Page): Promise<() => Promise<Paints>> {
  await page.addInitScript(() => {
    const paints: Paints = { shift: 0, shifted: [], largest: '' }
    Object.assign(window, { paints })
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 90) : String(node?.nodeName)
    const listen = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
    listen('layout-shift', (entry) => {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] }
      paints.shift += value
      paints.shifted.push(...sources.map(({ node }) => nameOf(node)))
    })
    listen('largest-contentful-paint', (entry) => {
      paints.largest = nameOf((entry as PerformanceEntry & { element: Node | null }).element)
    })
  })
  // The observers get the paints of a frame with the next frame.
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      return (window as unknown as { paints: Paints }).paints
    })
}

/**
 * Keeps the answers to some requests back until they are let go. Meanwhile the browser caches nothing, and so breaks
 * off transitions from page to page: let go before leaving the page.
 */
export async function holdBack(page: Page, files: RegExp): Promise<{ letGo(): Promise<void> }> {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const held: Promise<void>[] = []
  await page.route(files, (route) => {
    const answered = opened.then(() => route.continue())
    held.push(answered)
    return answered
  })
  return {
    letGo: async () => {
      open()
      await Promise.all(held)
      await page.unroute(files)
    },
  }
}
