import type { Page } from '@playwright/test'

/** The times of one kind of action, in milliseconds from the input until its frame is painted. */
export interface Paints {
  p50: number
  p95: number
  /** The longest task while it was measured; 0: none above 50 ms. */
  longTask: number
}

/** Installs the measurement in the page: a frame is painted when a task runs after its animation frame. */
export async function watchPaints(page: Page): Promise<void> {
  await page.evaluate(() => {
    const paints: number[] = []
    const tasks: number[] = []
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
    const onInput = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => paints.push(performance.now() - timeStamp)
        port2.postMessage(null)
      })
    addEventListener('keydown', onInput, true)
    addEventListener('click', onInput, true)
    Object.assign(window, { paints, tasks })
  })
}

/** Measures what `act` does, input by input. */
export async function measurePaints(page: Page, act: () => Promise<void>): Promise<Paints> {
  const take = () =>
    page.evaluate(() => {
      const held = window as unknown as { paints: number[]; tasks: number[] }
      return { paints: held.paints.splice(0), tasks: held.tasks.splice(0) }
    })
  await take()
  await act()
  await page.waitForTimeout(300)
  const { paints, tasks } = await take()
  const sorted = paints.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), longTask: Math.max(0, ...tasks) }
}
