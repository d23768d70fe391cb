import { contrast } from '../theme/contrast.ts'

interface Ground {
  /** The colours of the text and of the section, `#rrggbb`. */
  ink: string
  paper: string
  /** The part of the section's colour over the picture, 0 to 1. */
  veil: number
  /** The colours of the picture; none without one. */
  pixels: readonly string[]
}

/** The least contrast of text on the ground of a section: its colour, or its picture under a veil of that colour. */
export function groundContrast({ ink, paper, veil, pixels }: Ground): number {
  if (pixels.length === 0 || !Number.isFinite(veil)) return contrast(ink, paper)
  return Math.min(...pixels.map((pixel) => contrast(ink, veiled(pixel, paper, veil))))
}

function veiled(pixel: string, paper: string, veil: number): string {
  const channel = (at: number) => {
    const mixed = part(paper, at) * veil + part(pixel, at) * (1 - veil)
    return Math.round(mixed).toString(16).padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

function part(hex: string, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16)
}
