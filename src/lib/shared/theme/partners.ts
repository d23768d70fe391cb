import { mixWhile, shadeOf, shadeUntil, shiftLightness, toHex } from './colour.ts'
import { contrast, leastContrast, luminance } from './contrast.ts'

/** Contrast that text needs, and that borders, icons and focus rings need (WCAG 2.2, 1.4.3 and 1.4.11). */
export const textRatio = 4.5
export const borderRatio = 3

/** The surroundings of a colour: the surfaces of page and cards, and the text on them. */
export interface Ground {
  dark: boolean
  surface: string
  /** Every background of plain text, also `surface`. */
  surfaces: readonly string[]
  ink: string
}

/** A colour and the colours derived from it. */
export interface Partners {
  colour: string
  /** Text and icons on the colour. */
  on: string
  /** The colour where a pointer is over it. */
  hover: string
  /** A focus ring on the colour. */
  focus: string
  /** A tint of it to lay behind text. */
  soft: string
  /** The colour as text, on the page, on cards and on its own tint. */
  text: string
  /** The colour as a border or an icon, on the page and on cards. */
  border: string
}

/** Derives all partners of a colour; they are readable for any colour. */
export function partnersOf(colour: string, ground: Ground, darkText: string): Partners {
  const away = ground.dark ? 'white' : 'black'
  const on = textOn(colour, darkText)
  const soft = softTint(colour, ground)
  return {
    colour,
    on,
    hover: hoverOf(colour, on),
    focus: ringOn(colour, on),
    soft,
    text: shadeUntil(lettering(colour, ground.dark), away, (hex) => reads(hex, [...ground.surfaces, soft])),
    border: shadeUntil(colour, away, (hex) => leastContrast(hex, ground.surfaces) >= borderRatio),
  }
}

/** White where it is readable on the colour, else the site's dark text, else black (one of white and black always is). */
export function textOn(colour: string, darkText: string): string {
  return ['#ffffff', darkText].find((text) => reads(text, [colour])) ?? '#000000'
}

/** The ring around what has the keyboard's focus on the page. */
export function focusRing({ dark, surfaces }: Ground): string {
  const [blue, away] = dark ? ([rings.pale, 'white'] as const) : ([rings.deep, 'black'] as const)
  return shadeUntil(blue, away, (hex) => leastContrast(hex, surfaces) >= borderRatio)
}

/** The ring on a coloured thing: the one of the site's blues that shows better, else the colour of the text there. */
export function ringOn(colour: string, on: string): string {
  const blue = contrast(rings.pale, colour) > contrast(rings.deep, colour) ? rings.pale : rings.deep
  return contrast(blue, colour) >= borderRatio ? blue : on
}

/** How a colour starts out as text: on a dark page it reads best pale and not too vivid. */
export function lettering(colour: string, dark: boolean): string {
  const { l, c, h } = shadeOf(colour)
  return dark ? toHex({ l: Math.max(l, 0.78), c: Math.min(c, 0.11), h }) : colour
}

const rings = { deep: '#1f6feb', pale: '#7db2ff' }

/** The paler the colour, the more of it a tint needs to be seen; less where the page's text would suffer. */
function softTint(colour: string, { dark, surface, ink }: Ground): string {
  const share = (dark ? 0.1 : 0.04) + 0.14 * shadeOf(colour).l
  return mixWhile(colour, surface, share, (hex) => reads(ink, [hex]))
}

/** Five points of lightness away from the text on it, so that hovering never makes a label harder to read. */
function hoverOf(colour: string, on: string): string {
  const away = luminance(on) > luminance(colour) ? -5 : 5
  const hover = shiftLightness(colour, away)
  // At the ends of the scale there is no room left that way.
  return Math.abs(luminance(hover) - luminance(colour)) < 0.001 ? shiftLightness(colour, -away) : hover
}

function reads(text: string, backgrounds: readonly string[]): boolean {
  return leastContrast(text, backgrounds) >= textRatio
}
