import { afterFrame } from '../afterFrame.ts'

/** A drawing that takes longer, in milliseconds, would hold up the next letters. */
const SLOW_MS = 40
/** A frame that comes later is one of a slow processor, in milliseconds: two frames of a usual screen. */
const LATE_FRAME_MS = 33
/** Assumed time of the first drawing on a slow processor, in milliseconds, until it is measured. */
const ASSUMED_MS = 100
/** Text that is typed without a pause is drawn at least this often, in milliseconds. */
const LONGEST_WAIT_MS = 1500

/** Decides when something that is typed is drawn. */
export interface TypingPace {
  /** Draws once for all letters until then. */
  drawSoon(draw: () => void): void
  /** Forgets a drawing that has not begun. */
  callOff(): void
}

/**
 * Draws after the frame of a letter. On a slow processor, where a drawing takes longer than the pause between two
 * letters, it waits for a pause in the typing. Before the first drawing, the frame of the first letter shows which it is.
 * @param after runs something after the next frame, unless the function that it returns is called before
 */
export function createTypingPace(after: (run: () => void) => () => void = afterFrame): TypingPace {
  let stop: (() => void) | undefined
  let lastTook: number | null = null
  let usuallyTakes = 0
  let waitingSince = 0

  /** One drawing may be held up by something else: the faster one of the last two shows the processor. */
  function remember(took: number) {
    usuallyTakes = Math.min(took, lastTook ?? took)
    lastTook = took
  }

  function drawAfterFrame(draw: () => void) {
    const asked = performance.now()
    stop = after(() => {
      stop = undefined
      const began = performance.now()
      if (lastTook === null && began - asked > LATE_FRAME_MS) {
        remember(ASSUMED_MS)
        drawAfterPause(draw)
        return
      }
      draw()
      after(() => {
        remember(performance.now() - began)
      })
    })
  }

  function drawAfterPause(draw: () => void) {
    const left = waitingSince + LONGEST_WAIT_MS - performance.now()
    const timer = setTimeout(() => drawAfterFrame(draw), Math.max(0, Math.min(2 * usuallyTakes, left)))
    stop = () => clearTimeout(timer)
  }

  return {
    drawSoon(draw) {
      if (!stop) waitingSince = performance.now()
      if (usuallyTakes > SLOW_MS) {
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
