import { whenIdle } from './whenIdle.ts'

/** Runs once the next frame is painted and nothing more urgent waits. Returns a function that calls it off. */
export function afterFrame(run: () => void): () => void {
  let stopWaiting = () => {}
  const frame = requestAnimationFrame(() => {
    stopWaiting = whenIdle(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    stopWaiting()
  }
}
