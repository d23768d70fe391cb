import type { SeededRandom } from './chance.ts'
import type { CoverScheme } from './palette.ts'

/** The canvas of a cover. Sizes are in units of the picture, whose area is about 120,000. */
export interface Canvas {
  width: number
  height: number
  scheme: CoverScheme
  chance: SeededRandom
}

/** Returns a number for SVG, rounded to a tenth of a unit. */
export function n(value: number): string {
  return `${Math.round(value * 10) / 10 || 0}`
}

/** A filled circle as SVG. */
export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`
}

/** A filled rectangle as SVG; `x` and `y` are its top left corner. */
export function box(x: number, y: number, width: number, height: number, fill: string): string {
  return `<path d="M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z" fill="${fill}"/>`
}
