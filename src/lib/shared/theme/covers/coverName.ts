import { hash32 } from './chance.ts'
import { type CoverRatio, coverRatios } from './drawCover.ts'
import type { CoverPalette } from './palette.ts'

/** Raised when covers are drawn differently, because their addresses are kept for ever. */
const drawing = 1

/** What the address of a cover says. */
export interface CoverName {
  /** Mark of the palette (and of the way of drawing) that the address was made for. */
  paletteHash: string
  ratio: CoverRatio
  seed: string
}

/** A short mark of a palette: another one when its colours, or the way covers are drawn, change. */
export function paletteHash(palette: CoverPalette): string {
  const known = hashes.get(palette)
  if (known) return known
  const hash = hash32(JSON.stringify([drawing, palette]))
    .toString(36)
    .padStart(7, '0')
  hashes.set(palette, hash)
  return hash
}

/** A page names dozens of covers, all of one palette. */
const hashes = new WeakMap<CoverPalette, string>()

/**
 * The address of a cover, which can be kept for ever: `/media/cover/{paletteHash}/{ratio}/{seed}.svg`, the
 * ratio written `4-3`.
 *
 * @throws RangeError where the seed is not 1–64 letters, digits, `-` or `_`
 */
export function coverName({
  seed,
  ratio,
  palette,
}: {
  seed: string
  ratio: CoverRatio
  palette: CoverPalette
}): string {
  if (!seedForm.test(seed)) throw new RangeError(`Not a seed of a cover: ${seed}`)
  return `/media/cover/${paletteHash(palette)}/${ratio.replace('/', '-')}/${seed}.svg`
}

/** Reads such an address; `undefined` where it is none. The palette it names may be one of the past. */
export function parseCoverName(path: string): CoverName | undefined {
  const [, mark, sides, seed] = path.match(/^\/media\/cover\/([0-9a-z]{7})\/(\d+-\d+)\/([\w-]{1,64})\.svg$/) ?? []
  const ratio = ratios.find((known) => known.replace('/', '-') === sides)
  return mark && seed && ratio ? { paletteHash: mark, ratio, seed } : undefined
}

const seedForm = /^[\w-]{1,64}$/
const ratios = Object.keys(coverRatios) as CoverRatio[] // why: Object.keys forgets the names it was given
