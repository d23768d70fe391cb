import type { Output } from './output.ts'

/** Outside a terminal, a line for each of this number of rows. */
const STEP = 5000

/** One line that is rewritten in a terminal; elsewhere a line for every 5,000. */
export function createProgress(out: Output) {
  let written = 0
  return {
    show(done: number, text: string): void {
      if (out.isTTY) out.write(`\r\u001b[K${text}`)
      else if (Math.floor(done / STEP) !== written) {
        written = Math.floor(done / STEP)
        out.write(`${text}\n`)
      }
    },
    end(): void {
      if (out.isTTY) out.write('\r\u001b[K')
    },
  }
}
