/** How long a number takes to count up, in milliseconds. */
export const COUNT_MS = 240

/** The number to show on the way from one number to a higher one. */
export function countedAt(from: number, to: number, elapsedMs: number): number {
  const part = Math.min(1, Math.max(0, elapsedMs / COUNT_MS))
  return from + Math.round((to - from) * part)
}

/** Shows every step from one number to another; only the last one to people who want no motion. */
export function countUp(from: number, to: number, show: (number: number) => void): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show(to)
    return
  }
  const begun = performance.now()
  const step = (now: number) => {
    show(countedAt(from, to, now - begun))
    if (now - begun < COUNT_MS) requestAnimationFrame(step)
  }
  show(from)
  requestAnimationFrame(step)
}
