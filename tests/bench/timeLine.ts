import { percentile } from '#tests/support/percentile.ts'
import { say } from './print.ts'

/** The head of the lines below. */
export function timeHead(title: string): string {
  return `\n${title.padEnd(43)}first ms   p50 ms   p95 ms`
}

/** Runs something some times, one after the other, and writes a line. `promise`: the most milliseconds at p95. */
export async function timeLine(
  name: string,
  run: () => Promise<unknown>,
  { rounds, promise }: { rounds: number; promise?: number },
): Promise<void> {
  const took: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = performance.now()
    await run()
    took.push(performance.now() - before)
  }
  const [first, ...others] = took
  const at = (share: number) => percentile(others, share)
  const numbers = [first!, at(0.5), at(0.95)].map((ms) => ms.toFixed(1).padStart(9)).join('')
  const verdict = promise === undefined ? '' : at(0.95) <= promise ? `  (≤ ${promise} ✓)` : `  (promised ${promise} ✗)`
  say(`${name.padEnd(42)}${numbers}${verdict}`)
}
