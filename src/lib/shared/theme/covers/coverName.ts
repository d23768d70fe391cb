import { hash32 } from './chance.ts'
import { type CoverRatio, coverRatios } from './drawCover.ts'
import type { CoverPalette } from './palette.ts'

/** Increased when covers are drawn differently, because browsers cache their addresses forever. */
const drawing = 1

/** The parts of a cover's address. */
export interface CoverName {
  /** Hash of the palette and the version of the drawing. */
  paletteHash: string
  ratio: CoverRatio
  seed: string
}

/** Returns a short hash of a palette; it changes with the colours and the version of the drawing. */
export function paletteHash(palette: CoverPalette): string {
  const known = hashes.get(palette)
  if (known) return known
  const hash = hash32(JSON.stringify([drawing, palette]))
    .toString(36)
    .padStart(7, '0')
  hashes.set(palette, hash)
  return hash
}

/** A page has dozens of covers with one palette. */
const hashes = new WeakMap<CoverPalette, string>()

/**
 * Returns the address of a cover, which browsers can cache forever: `/media/cover/{paletteHash}/{ratio}/{seed}.svg`, the
 * ratio written `4-3`.
 *
 * @throws RangeError if the seed is not 1–64 letters, digits, `-` or `_`
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

/** Parses such an address; returns `undefined` if it is not one. Its palette may be outdated. */
export function parseCoverName(path: string): CoverName | undefined {
  const [, mark, sides, seed] = path.match(/^\/media\/cover\/([0-9a-z]{7})\/(\d+-\d+)\/([\w-]{1,64})\.svg$/) ?? []
  const ratio = ratios.find((known) => known.replace('/', '-') === sides)
  return mark && seed && ratio ? { paletteHash: mark, ratio, seed } : undefined
}

const seedForm = /^[\w-]{1,64}$/
const ratios = Object.keys(coverRatios) as CoverRatio[] // why: Object.keys forgets the names it was given
