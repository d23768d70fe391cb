import { z } from 'zod'
import { SiteFile } from '../contract/common.ts'
import { LocalisedText } from '../contract/settings.ts'
import { msg } from '../i18n/message.ts'
import { contrast, luminance } from './contrast.ts'

/** A colour of the brand: `#rrggbb`, kept in lower case. */
export const Hex = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/)

/** A font's name as a style sheet may write it between quotes. */
const FontName = z
  .string()
  .max(80)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u)

const FontFile = z.strictObject({
  style: z.enum(['normal', 'italic']),
  /** One weight (`400`), or the range of a variable font (`100 700`). */
  weight: z.string().regex(/^[1-9]\d{0,2}( [1-9]\d{0,2})?$/),
  url: SiteFile,
  format: z.enum(['woff2', 'woff', 'truetype', 'opentype']),
})

/** How a local font is stretched until the brand's font is loaded (CSS Fonts 5, in percent). */
export const FallbackMetrics = z.strictObject({
  size: z.number().min(50).max(200),
  ascent: z.number().min(0).max(300),
  descent: z.number().min(0).max(300),
})
export type FallbackMetrics = z.infer<typeof FallbackMetrics>

const FontFamily = z.strictObject({
  name: z.string().min(1).max(80),
  family: FontName,
  /** None if `family` is a shipped font. */
  files: z.array(FontFile).max(20),
  /** Measured from the uploaded file; `null` if that fails. */
  fallback: FallbackMetrics.nullable(),
})
export type FontFamily = z.infer<typeof FontFamily>

/** The styles of Material Symbols, each a font of its own. */
export const iconStyles = ['outlined', 'rounded', 'sharp'] as const
export type IconStyle = (typeof iconStyles)[number]

/** The style and the axes of Material Symbols (weights 100–700, grades −25–200, optical sizes 20–48 px). */
export const IconSettings = z.strictObject({
  filled: z.boolean(),
  grade: z.int().min(-25).max(200),
  optical_size: z.int().min(20).max(48),
  style: z.enum(iconStyles),
  weight: z.int().min(100).max(700),
})
export type IconSettings = z.infer<typeof IconSettings>

/** The colours of the brand, in the order of forms. */
export const colorNames = ['primary', 'secondary', 'header', 'sidebarMenu', 'paper', 'surface', 'text'] as const
export type ColorName = (typeof colorNames)[number]

export const Colors = z
  .strictObject({
    primary: Hex,
    secondary: Hex,
    header: Hex,
    sidebarMenu: Hex,
    /** The page itself. */
    paper: Hex,
    /** Cards, fields and dialogs on the page. */
    surface: Hex,
    text: Hex,
  })
  .refine(({ text, paper, surface }) => [paper, surface].every((ground) => readsDark(text, ground)), {
    path: ['text'],
    message: msg('Text must be darker than the page and the cards, with a contrast of at least 4.5 to 1.'),
  })
export type Colors = z.infer<typeof Colors>

const Pixels = z.number().min(0).max(999)

/** The brand (specification, section 3): the light look, from which `deriveTheme` makes the rest. */
export const Appearance = z.strictObject({
  logo: SiteFile.nullable(),
  logo_alt: LocalisedText,
  colors: Colors,
  fonts: z.strictObject({
    body: FontFamily,
    headings: FontFamily,
    /** Further style sheets of this site that declare fonts. */
    links: z.array(SiteFile).max(10),
    icons: IconSettings,
  }),
  roundness: z.strictObject({ small: Pixels, medium: Pixels, large: Pixels, full: Pixels }),
  favicon: SiteFile.nullable(),
  site_background: SiteFile.nullable(),
})
export type Appearance = z.infer<typeof Appearance>

/** The look a new site starts with: paper and ink, one deep green, one warm accent that means points. */
export const defaultAppearance: Appearance = {
  logo: '/brand/mark.svg',
  // A logo without a text has the name of the site.
  logo_alt: {},
  colors: {
    primary: '#1d5b4c',
    secondary: '#d9921a',
    header: '#fbfaf6',
    sidebarMenu: '#f3f1ea',
    paper: '#fbfaf6',
    surface: '#ffffff',
    text: '#1d1c19',
  },
  fonts: {
    body: { name: 'IBM Plex Sans', family: 'IBM Plex Sans', files: [], fallback: null },
    headings: { name: 'IBM Plex Serif', family: 'IBM Plex Serif', files: [], fallback: null },
    links: [],
    icons: { filled: false, grade: 0, optical_size: 24, style: 'outlined', weight: 200 },
  },
  roundness: { small: 6, medium: 12, large: 20, full: 999 },
  favicon: '/favicon.svg',
  site_background: null,
}

function readsDark(text: string, ground: string): boolean {
  return luminance(text) < luminance(ground) && contrast(text, ground) >= 4.5
}
