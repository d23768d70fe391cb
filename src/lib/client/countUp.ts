/** How long a number takes to count up, in milliseconds. */
export const COUNT_MS = 240

/** The number to show after `elapsedMs` while counting from one number to a higher one. */
export function countedAt(from: number, to: number, elapsedMs: number): number {
  const part = Math.min(1, Math.max(0, elapsedMs / COUNT_MS))
  return from + Math.round((to - from) * part)
}

/** Shows the steps from one number to another; users who want reduced motion see only the last one. */
export function countUp(from: number, to: number, show: (number: number) => void): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show(to)
    return
  }
  const started = performance.now()
  const step = (now: number) => {
    show(countedAt(from, to, now - started))
    if (now - started < COUNT_MS) requestAnimationFrame(step)
  }
  show(from)
  requestAnimationFrame(step)
}
