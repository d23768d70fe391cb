import type { Appearance } from '../appearance.ts'
import { type Shade, shadeOf, toHex } from '../colour.ts'

/** The four colours of one cover. */
export interface CoverScheme {
  ground: string
  /** The sun, the core of the rings: used once or sparingly. */
  accent: string
  /** Contrasts with the ground on a large area. */
  band: string
  /** The weight of the picture: near hills, solid tiles. */
  base: string
}

/** The schemes that the covers of a brand are drawn in. */
export type CoverPalette = readonly CoverScheme[]

/**
 * The brand's two colours with their partners: tints and shades of each, a warm neighbour of the brighter one and a
 * night colour beyond the darker one (for green and amber these are brick red and navy).
 */
export function coverPalette({ colors }: Pick<Appearance, 'colors'>): CoverPalette {
  // The darker of the two takes the heavy parts, whichever it is: a bright primary would turn muddy there.
  const [darker, brighter] = [shadeOf(colors.primary), shadeOf(colors.secondary)].sort((a, b) => a.l - b.l)
  const first = within(darker!, 0.34, 0.54)
  const second = within(brighter!, 0.66, 0.86)
  const primary = toHex(first)
  const secondary = toHex(second)
  const { warm, blush, umber, night, ice } = neighbours(first, second)
  const deep = toHex({ ...first, l: 0.28, c: first.c * 0.6 })
  const sage = toHex({ ...first, l: 0.735, c: first.c * 0.9 })
  const mint = toHex({ ...first, l: 0.89, c: Math.min(0.032, first.c * 0.35) })
  const cream = toHex({ l: 0.965, c: Math.min(0.034, second.c * 0.24), h: second.h + 14 })
  const sand = toHex({ l: 0.915, c: Math.min(0.022, second.c * 0.16), h: second.h + 12 })
  const ink = toHex({ ...within(shadeOf(colors.text), 0.2, 0.3), c: Math.min(shadeOf(colors.text).c, 0.04) })
  return [
    { ground: mint, accent: secondary, band: '#ffffff', base: primary },
    { ground: warm, accent: ink, band: blush, base: secondary },
    { ground: secondary, accent: primary, band: cream, base: umber },
    { ground: sand, accent: warm, band: primary, base: ink },
    { ground: night, accent: secondary, band: ice, base: sage },
    { ground: primary, accent: secondary, band: sand, base: deep },
    { ground: cream, accent: primary, band: secondary, base: warm },
    { ground: deep, accent: secondary, band: sage, base: mint },
    { ground: blush, accent: secondary, band: warm, base: umber },
    { ground: ice, accent: warm, band: sage, base: night },
  ]
}

/** A strong hue beside the brighter colour, and a night hue beyond the darker one, each on the side away from the other. */
function neighbours(first: Shade, second: Shade) {
  const turn = ((first.h - second.h + 540) % 360) - 180 < 0 ? 1 : -1
  const strength = Math.min(1, Math.max(first.c, second.c) / 0.09)
  const warmth = second.h + turn * 36
  const cold = first.h - turn * 84
  return {
    warm: toHex({ l: 0.53, c: 0.145 * strength, h: warmth }),
    blush: toHex({ l: 0.935, c: 0.024 * strength, h: warmth - turn * 20 }),
    umber: toHex({ l: 0.32, c: 0.075 * strength, h: warmth - turn * 6 }),
    night: toHex({ l: 0.345, c: 0.055 * strength, h: cold }),
    ice: toHex({ l: 0.945, c: 0.009 * strength, h: cold }),
  }
}

/** Keeps hue and vividness; the lightness is brought to where the colours of a scheme stay apart. */
function within({ l, c, h }: Shade, darkest: number, lightest: number): Shade {
  return { l: Math.min(lightest, Math.max(darkest, l)), c: Math.min(c, 0.17), h }
}
