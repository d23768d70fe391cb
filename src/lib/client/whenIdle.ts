/** The longest wait for an idle moment, in milliseconds. */
const PATIENCE_MS = 50

/** Runs once nothing more urgent waits. Returns a function that calls it off. */
export function whenIdle(run: () => void): () => void {
  // Not every browser knows idle moments.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 0)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(run, { timeout: PATIENCE_MS })
  return () => cancelIdleCallback(idle)
}
