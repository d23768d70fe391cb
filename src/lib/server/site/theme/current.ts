import type { IconName } from '#shared/theme/icons.ts'
import { hash32 } from '#shared/theme/covers/chance.ts'
import { coverName } from '#shared/theme/covers/coverName.ts'
import { type CoverRatio, drawCover } from '#shared/theme/covers/drawCover.ts'
import { type CoverPalette, coverPalette } from '#shared/theme/covers/palette.ts'
import { deriveTheme } from '#shared/theme/derive.ts'
import { type IconDrawing, iconSprite } from '../icons/sprite.ts'
import { publishedSite, siteOf } from '../brandedSite.ts'
import type { Site } from '../site.ts'
import { fontScriptOf } from './fontFaces.ts'
import { fontUrls } from './fonts.ts'
import { groundHref } from './groundSheet.ts'
import { type Preload, preloadsFor } from './preloads.ts'
import { themeHash, themeStylesheet } from './stylesheet.ts'

/** The brand as pages use it. Every address contains a hash of its content, so browsers can cache it forever. */
export interface Theme {
  css: string
  cssHref: string
  /** All icons. */
  icons: string
  iconsHref: string
  /** Returns the address for `<use href>`. */
  iconHref(name: IconName): string
  /** Returns an icon's drawing, to inline it in a page. */
  icon(name: IconName): IconDrawing
  /** Colour of the browser's own bar in both schemes. */
  bars: { light: string; dark: string }
  /** The colours that covers are drawn in. */
  palette: CoverPalette
  /** Returns the address of a generated cover; equal seeds give equal drawings. */
  coverHref(seed: string, ratio: CoverRatio): string
  /** Returns the same drawing, to inline it in a page. */
  coverDrawing(seed: string, ratio: CoverRatio): string
  /** Returns the address of the style sheet for a page's own background colour (`#rrggbb`). */
  groundHref(colour: string): string
  /** Returns the font files that a page in this language preloads. */
  preloads(lang: string): Preload[]
}

const themes = new WeakMap<Site, Promise<Theme>>()

/** Returns the site's theme, computed once for each state of the site. */
export function themeOf(site: Site): Promise<Theme> {
  const known = themes.get(site)
  if (known) return known
  const theme = makeTheme(site)
  themes.set(site, theme)
  theme.catch(() => themes.delete(site))
  return theme
}

/** The theme is the first style sheet of every page, so it declares the order of the layers. */
const layers = '@layer tokens,base,parts;'

async function makeTheme({ appearance, theme }: Site): Promise<Theme> {
  const files = filesOf(theme)
  const css = layers + themeStylesheet(appearance, fontUrls)
  const icons = await iconSprite(appearance.fonts.icons)
  const iconsHref = `${files(icons)}/icons.svg`
  const drawings = drawingsIn(icons)
  const palette = coverPalette(appearance)
  const { light, dark } = deriveTheme(appearance)
  return {
    css,
    cssHref: `${files(css)}.css`,
    icons,
    iconsHref,
    iconHref: (name) => `${iconsHref}#${name}`,
    icon: (name) => drawings.get(name) ?? { viewBox: '0 0 0 0', path: '' },
    bars: { light: light.header.colour, dark: dark.header.colour },
    palette,
    coverHref: (seed, ratio) => coverName({ seed: seedFor(seed), ratio, palette }),
    coverDrawing: (seed, ratio) => drawCover({ seed: seedFor(seed), ratio, palette }),
    groundHref: (colour) => groundHref(appearance, colour, files),
    preloads: (lang) => preloadsFor(fontScriptOf(lang), appearance, fontUrls),
  }
}

/** The start of the addresses of the brand's files. The names contain the organisation, so that every node finds them. */
function filesOf({ organization, isDraft }: NonNullable<Site['theme']> = {}) {
  const folder = isDraft ? draftFolder : '/theme'
  const mark = organization === undefined ? '' : `~${organization}`
  return (...content: string[]) => `${folder}/${themeHash(...content)}${mark}`
}

/** Returns the site whose brand a file of this name shows. */
export function siteOfFile(site: Site, name: string | undefined): Site {
  const [, organization] = /~([1-9]\d{0,9})$/.exec(name ?? '') ?? []
  return organization === undefined ? publishedSite(site) : siteOf(site, Number(organization))
}

/** The folder of files that only one session sees; the page cache does not keep it. */
export const draftFolder = '/system/appearance'

function drawingsIn(sprite: string): Map<string, IconDrawing> {
  // linear: the text comes from the build.
  const symbols = sprite.matchAll(/<symbol id="(\w+)" viewBox="([^"]+)"><path d="([^"]*)"/g)
  return new Map(Array.from(symbols, ([, name = '', viewBox = '', path = '']) => [name, { viewBox, path }]))
}

/** A seed may be any text; an address allows only some characters. */
function seedFor(words: string): string {
  return /^[\w-]{1,64}$/.test(words) ? words : `s${hash32(words)}`
}
