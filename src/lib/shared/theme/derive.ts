import type { Appearance, Colors } from './appearance.ts'
import { type Bar, barOf } from './bar.ts'
import { mixWhile, type Shade, shadeOf, shadeUntil, toHex } from './colour.ts'
import { contrast, leastContrast } from './contrast.ts'
import { borderRatio, focusRing, type Ground, type Partners, partnersOf, textRatio } from './partners.ts'

/** The colours that come with partners: the brand's two, and one for each kind of news. */
export const partneredColours = ['primary', 'secondary', 'success', 'warning', 'danger', 'info'] as const
type Partnered = Record<(typeof partneredColours)[number], string>

interface Neutrals {
  paper: string
  surface: string
  /** A band of the page that is set off. */
  tint: string
  ink: string
  /** A hairline that only decorates. */
  line: string
}

/** Every colour of the site in one scheme, as `#rrggbb`. */
export interface Scheme extends Neutrals, Record<keyof Partnered, Partners> {
  /** Quieter text, and the quietest that still reads easily. */
  ink2: string
  ink3: string
  /** The outline of a field, which must be seen. */
  lineStrong: string
  focus: string
  header: Bar
  sidebar: Bar
}

/** Both schemes of the brand, computed once when it is saved. */
export function deriveTheme({ colors }: Pick<Appearance, 'colors'>): { light: Scheme; dark: Scheme } {
  return { light: lightScheme(colors), dark: darkScheme(colors) }
}

function lightScheme(colors: Colors): Scheme {
  const { paper, surface, text, header, sidebarMenu } = colors
  const { l, c, h } = shadeOf(paper)
  const shaded = (by: number) => toHex({ l: Math.max(0, l - by), c: c * 2, h })
  const tint = contrast(shaded(0.028), text) >= textRatio ? shaded(0.028) : paper
  const neutrals = { paper, surface, tint, ink: text, line: shaded(0.075) }
  const ground = { dark: false, surface, surfaces: [paper, surface, tint], ink: text }
  return scheme(neutrals, { header, sidebar: sidebarMenu }, partnered(colors), ground, text)
}

/** The dark look keeps the brand's hues: its paper's, thinned, for the neutrals; its colours, lifted until they show. */
function darkScheme(colors: Colors): Scheme {
  const { c, h } = shadeOf(colors.paper)
  const neutral = (l: number) => toHex({ l, c: Math.min(c, 0.012), h })
  const [paper, tint, surface, ink] = [neutral(0.18), neutral(0.205), neutral(0.225), neutral(0.952)]
  const neutrals = { paper, surface, tint, ink, line: neutral(0.315) }
  const bars = { header: dusk(shadeOf(colors.header), neutral(0.2)), sidebar: dusk(shadeOf(colors.sidebarMenu), tint) }
  // A little more than a border needs: these are filled areas, and white still reads on them.
  const lifted = (colour: string) => shadeUntil(colour, 'white', (hex) => contrast(hex, surface) >= 3.5)
  const ground = { dark: true, surface, surfaces: [paper, surface, tint], ink }
  return scheme(neutrals, bars, eachOf(partnered(colors), lifted), ground, colors.text)
}

/** A bar in the dark: a coloured one keeps its colour, dimmed; a pale or grey one takes the page's own dark. */
function dusk({ l, c, h }: Shade, neutral: string): string {
  return c > 0.03 ? toHex({ l: Math.min(l, 0.36), c: Math.min(c, 0.09), h }) : neutral
}

function scheme(
  neutrals: Neutrals,
  bars: { header: string; sidebar: string },
  colours: Partnered,
  ground: Ground,
  darkText: string,
): Scheme {
  const { dark, surfaces } = ground
  const faded = (share: number, least: number) =>
    mixWhile(dark ? neutrals.paper : neutrals.line, neutrals.ink, share, (hex) => leastContrast(hex, surfaces) >= least)
  const texts = { dark: darkText, light: dark ? neutrals.ink : '#ffffff' }
  return {
    ...neutrals,
    ink2: faded(dark ? 0.26 : 0.33, textRatio),
    ink3: faded(dark ? 0.42 : 0.46, textRatio),
    lineStrong: faded(0.65, borderRatio),
    focus: focusRing(ground),
    header: barOf(bars.header, colours.primary, texts),
    sidebar: barOf(bars.sidebar, colours.primary, texts),
    ...eachOf(colours, (colour) => partnersOf(colour, ground, darkText)),
  }
}

function partnered({ primary, secondary }: Colors): Partnered {
  return { primary, secondary, success: '#2e7d46', warning: '#a86200', danger: '#b3372b', info: '#2563a8' }
}

function eachOf<T>(colours: Partnered, make: (colour: string) => T): Record<keyof Partnered, T> {
  const { primary, secondary, success, warning, danger, info } = colours
  return {
    primary: make(primary),
    secondary: make(secondary),
    success: make(success),
    warning: make(warning),
    danger: make(danger),
    info: make(info),
  }
}
