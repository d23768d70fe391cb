import { bars } from './bars.ts'
import { box, type Canvas } from './canvas.ts'
import { chanceFrom } from './chance.ts'
import { hills } from './hills.ts'
import { mosaic } from './mosaic.ts'
import type { CoverPalette } from './palette.ts'
import { rings } from './rings.ts'
import { slats } from './slats.ts'

/** The shapes that covers come in, and the size of their drawing. */
export const coverRatios = { '4/3': [400, 300], '3/4': [300, 400], '16/9': [480, 270] } as const
export type CoverRatio = keyof typeof coverRatios

const families: readonly ((canvas: Canvas) => string)[] = [mosaic, rings, bars, hills, slats]

/**
 * Draws the picture of a thing that has none: always the same for the same seed, of the same family and
 * in the same colours in every ratio. It only decorates, so it says nothing to a screen reader: `alt=""` where it is shown.
 */
export function drawCover({
  seed,
  palette,
  ratio = '4/3',
}: {
  seed: string
  palette: CoverPalette
  ratio?: CoverRatio
}): string {
  const [width, height] = coverRatios[ratio]
  const choice = chanceFrom(seed)
  const family = choice.pick(families)
  const scheme = choice.pick(palette)
  const drawing = family({ width, height, scheme, chance: chanceFrom(`${seed} ${ratio}`) })
  const ground = box(0, 0, width, height, scheme.ground)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${ground}${drawing}</svg>`
}
