import { clampChroma, converter, formatHex, interpolate } from 'culori'

const oklch = converter('oklch')
const hsl = converter('hsl')

/** Lightness (0–1), chroma (0–0.4) and hue (degrees; 0 for greys) of OKLCH, where equal steps look equal. */
export interface Shade {
  l: number
  c: number
  h: number
}

/** Returns lightness, chroma and hue of a `#rrggbb` colour. */
export function shadeOf(hex: string): Shade {
  const { l, c, h } = known(oklch(hex), hex)
  return { l, c, h: h ?? 0 }
}

/** Returns the `#rrggbb` colour of a shade; chroma is reduced to what a screen can show. */
export function toHex({ l, c, h }: Shade): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch', 'rgb'))
}

/** Mixes `share` (0–1) of one colour into another. */
export function mix(colour: string, into: string, share: number): string {
  return formatHex(interpolate([into, colour], 'oklab')(share))
}

/** Changes the HSL lightness by this number of percentage points, between black and white. */
export function shiftLightness(hex: string, points: number): string {
  const colour = known(hsl(hex), hex)
  return formatHex({ ...colour, l: Math.min(1, Math.max(0, colour.l + points / 100)) })
}

/**
 * Darkens (or lightens) a colour in small steps until it will do; black (or white) is the last that is tried.
 * Chroma goes along with lightness, so that the colour looks as vivid as before.
 */
export function shadeUntil(hex: string, towards: 'black' | 'white', willDo: (hex: string) => boolean): string {
  if (willDo(hex)) return hex
  const { l: from, c, h } = shadeOf(hex)
  const step = towards === 'black' ? -0.01 : 0.01
  for (let l = from + step; l > 0 && l < 1; l += step) {
    const candidate = toHex({ l, c: from === 0 ? 0 : (c * l) / from, h })
    if (willDo(candidate)) return candidate
  }
  return towards === 'black' ? '#000000' : '#ffffff'
}

/** Mixes as much of a colour into another as will do, from `share` downwards; nothing of it is the last that is tried. */
export function mixWhile(colour: string, into: string, share: number, willDo: (hex: string) => boolean): string {
  for (let part = share; part > 0.005; part -= 0.01) {
    const candidate = mix(colour, into, part)
    if (willDo(candidate)) return candidate
  }
  return into
}

function known<T>(colour: T | undefined, hex: string): T {
  if (colour === undefined) throw new RangeError(`Not a colour: ${hex}`)
  return colour
}
