import type { Page } from '@playwright/test'
import { percentile } from '#tests/support/percentile.ts'

/** The times of one kind of action, in milliseconds from the input until its frame is painted. */
export interface Paints {
  count: number
  p50: number
  p95: number
  slowest: number
  /** The longest task while it was measured; 0: none above 50 ms. */
  longTask: number
}

/** The times of one kind of action, done once or several times. */
export interface PaintRecord {
  /** Measures what `act` does, input by input. */
  add(act: () => Promise<unknown>): Promise<void>
  paints(): Paints
  /** From each key until the frame in which the canvas shows its letter. */
  inCanvas(): Paints
}

interface Measured {
  paints: number[]
  canvas: number[]
  tasks: number[]
}

/** The tasks that an action has left are over after this time, in milliseconds. */
const REST_MS = 400

/**
 * Installs the measurement in the page: a frame is painted when a task runs after its animation frame. A letter is in
 * the canvas with the first frame after a change of the canvas that follows its key.
 */
export async function watchPaints(page: Page): Promise<void> {
  await page.evaluate(() => {
    const measured: Measured = { paints: [], canvas: [], tasks: [] }
    let waiting: number[] = []
    const afterFrame = (run: () => void) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = run
        port2.postMessage(null)
      })
    const onInput = ({ type, timeStamp }: Event) => {
      if (type === 'keydown') waiting.push(timeStamp)
      afterFrame(() => measured.paints.push(performance.now() - timeStamp))
    }
    new PerformanceObserver((list) =>
      measured.tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' })
    addEventListener('keydown', onInput, true)
    addEventListener('click', onInput, true)
    const canvas = document.querySelector<HTMLIFrameElement>('iframe[data-canvas]')?.contentDocument?.body
    new MutationObserver(() => {
      const shown = waiting
      waiting = []
      afterFrame(() => measured.canvas.push(...shown.map((timeStamp) => performance.now() - timeStamp)))
    }).observe(canvas!, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { measured })
  })
}

export function recordPaints(page: Page): PaintRecord {
  const all: Measured = { paints: [], canvas: [], tasks: [] }
  const take = () =>
    page.evaluate(() => {
      const { paints, canvas, tasks } = (window as unknown as { measured: Measured }).measured
      return { paints: paints.splice(0), canvas: canvas.splice(0), tasks: tasks.splice(0) }
    })
  return {
    async add(act) {
      await take()
      await act()
      await page.waitForTimeout(REST_MS)
      const { paints, canvas, tasks } = await take()
      all.paints.push(...paints)
      all.canvas.push(...canvas)
      all.tasks.push(...tasks)
    },
    paints: () => summary(all.paints, all.tasks),
    inCanvas: () => summary(all.canvas, all.tasks),
  }
}

function summary(times: readonly number[], tasks: readonly number[]): Paints {
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
  return { count: times.length, p50, p95, slowest: Math.max(0, ...times), longTask: Math.max(0, ...tasks) }
}
