import type { Compared } from './load.ts'

/** Writes a line of the report. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** The head of a table of comparisons; `other` names the second column of rates. */
export function headOf(title: string, other: string): string {
  return `\n${title.padEnd(34)}  req/s   p50 ms   p99 ms ${other.padStart(12)}   ratio`
}

/** One line of such a table. `atLeast` is the ratio that the project promises. */
export function lineOf(name: string, measured: Compared, atLeast?: number): string {
  const { perSecond, p50, p99, otherPerSecond, ratio, failures } = measured
  const numbers = [
    perSecond.toFixed(0).padStart(8),
    p50.toFixed(1).padStart(9),
    p99.toFixed(1).padStart(9),
    otherPerSecond.toFixed(0).padStart(13),
    ratio.toFixed(3).padStart(8),
  ]
  const verdict = atLeast === undefined ? '' : ratio >= atLeast ? `  (≥ ${atLeast} ✓)` : `  (promised ${atLeast} ✗)`
  return `${name.padEnd(34)}${numbers.join('')}${verdict}${failures > 0 ? `  ${failures} failures` : ''}`
}
