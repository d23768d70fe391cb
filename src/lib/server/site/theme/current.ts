import type { IconName } from '#shared/theme/icons.ts'
import { hash32 } from '#shared/theme/covers/chance.ts'
import { coverName } from '#shared/theme/covers/coverName.ts'
import { type CoverRatio, drawCover } from '#shared/theme/covers/drawCover.ts'
import { type CoverPalette, coverPalette } from '#shared/theme/covers/palette.ts'
import { deriveTheme } from '#shared/theme/derive.ts'
import { type IconDrawing, iconSprite } from '../icons/sprite.ts'
import type { Site } from '../site.ts'
import { fontScriptOf } from './fontFaces.ts'
import { fontUrls } from './fonts.ts'
import { groundHref } from './groundSheet.ts'
import { type Preload, preloadsFor } from './preloads.ts'
import { themeHash, themeStylesheet } from './stylesheet.ts'

/** The brand as the pages use it. Every address carries a mark of what it answers, so it can be kept for ever. */
export interface Theme {
  css: string
  cssHref: string
  /** All icons. */
  icons: string
  iconsHref: string
  /** What `<use href>` takes to show one of them. */
  iconHref(name: IconName): string
  /** One icon's drawing, for a page to carry it itself. */
  icon(name: IconName): IconDrawing
  /** Colour of the browser's own bar in both schemes. */
  bars: { light: string; dark: string }
  /** The colours that covers are drawn in. */
  palette: CoverPalette
  /** Address of the generated cover of a thing; the same seed always gives the same drawing. */
  coverHref(seed: string, ratio: CoverRatio): string
  /** What is at that address, for a page to carry it itself. */
  coverDrawing(seed: string, ratio: CoverRatio): string
  /** Where the style sheet of a page's own background colour (`#rrggbb`) is. */
  groundHref(colour: string): string
  /** The font files that a page in this language needs at once. */
  preloads(lang: string): Preload[]
}

const themes = new WeakMap<Site, Theme>()

/** The site's theme, computed once for each state of the site. */
export function themeOf(site: Site): Theme {
  const known = themes.get(site)
  if (known) return known
  const theme = makeTheme(site)
  themes.set(site, theme)
  return theme
}

/** The theme is the first sheet of every page, so it fixes the order whichever of the site's sheets comes next. */
const layers = '@layer tokens,base,parts;'

function makeTheme({ appearance }: Site): Theme {
  const css = layers + themeStylesheet(appearance, fontUrls)
  const icons = iconSprite(appearance.fonts.icons)
  const iconsHref = `/theme/${themeHash(icons)}/icons.svg`
  const drawings = drawingsIn(icons)
  const palette = coverPalette(appearance)
  const { light, dark } = deriveTheme(appearance)
  return {
    css,
    cssHref: `/theme/${themeHash(css)}.css`,
    icons,
    iconsHref,
    iconHref: (name) => `${iconsHref}#${name}`,
    icon: (name) => drawings.get(name) ?? { viewBox: '0 0 0 0', path: '' },
    bars: { light: light.header.colour, dark: dark.header.colour },
    palette,
    coverHref: (seed, ratio) => coverName({ seed: seedFor(seed), ratio, palette }),
    coverDrawing: (seed, ratio) => drawCover({ seed: seedFor(seed), ratio, palette }),
    groundHref: (colour) => groundHref(appearance, colour),
    preloads: (lang) => preloadsFor(fontScriptOf(lang), appearance, fontUrls),
  }
}

function drawingsIn(sprite: string): Map<string, IconDrawing> {
  // linear: the text is the build's own file.
  const symbols = sprite.matchAll(/<symbol id="(\w+)" viewBox="([^"]+)"><path d="([^"]*)"/g)
  return new Map(Array.from(symbols, ([, name = '', viewBox = '', path = '']) => [name, { viewBox, path }]))
}

/** Authors may write any words for a seed; an address takes only some. */
function seedFor(words: string): string {
  return /^[\w-]{1,64}$/.test(words) ? words : `s${hash32(words)}`
}
