import { afterFrame } from '../afterFrame.ts'

/** A drawing that takes longer, in milliseconds, would hold up the next letters. */
const SLOW_MS = 60
/** Text that is typed without a pause is drawn at least this often, in milliseconds. */
const LONGEST_WAIT_MS = 1000

/** Decides when something that is typed is drawn. */
export interface TypingPace {
  /** Draws once for all letters until then. */
  drawSoon(draw: () => void): void
  /** Forgets a drawing that has not begun. */
  callOff(): void
}

/**
 * Draws after the frame of a letter. On a slow processor, where a drawing takes longer than the pause between two
 * letters, it waits for a pause in the typing.
 * @param after runs something after the next frame, unless the function that it returns is called before
 */
export function createTypingPace(after: (run: () => void) => () => void = afterFrame): TypingPace {
  let stop: (() => void) | undefined
  let lastTook = 0
  let waitingSince = 0

  function drawAfterFrame(draw: () => void) {
    stop = after(() => {
      stop = undefined
      const began = performance.now()
      draw()
      after(() => {
        lastTook = performance.now() - began
      })
    })
  }

  function drawAfterPause(draw: () => void) {
    const left = waitingSince + LONGEST_WAIT_MS - performance.now()
    const timer = setTimeout(() => drawAfterFrame(draw), Math.max(0, Math.min(2 * lastTook, left)))
    stop = () => clearTimeout(timer)
  }

  return {
    drawSoon(draw) {
      if (!stop) waitingSince = performance.now()
      if (lastTook > SLOW_MS) {
        stop?.()
        drawAfterPause(draw)
      } else if (!stop) drawAfterFrame(draw)
    },
    callOff() {
      stop?.()
      stop = undefined
    },
  }
}
