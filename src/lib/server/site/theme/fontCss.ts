import type { Appearance, FallbackMetrics, FontFamily } from '#shared/theme/appearance.ts'
import {
  arabicFamily,
  type FontKey,
  type FontUrls,
  fontFaces,
  hebrewFamily,
  sansFamily,
  serifFamily,
} from './fontFaces.ts'
import { localFonts, shippedMeasures, standIn } from './standIn.ts'

/** Returns the `@font-face` rules of the brand's fonts, the shipped fonts and their local fallbacks. */
export function fontFaceRules({ body, headings }: Appearance['fonts'], urls: FontUrls): string {
  return [...new Set([...brandFaces(body), ...brandFaces(headings), ...shippedFaces(urls), ...localFaces()])].join('')
}

/** Returns the font stacks of text, of headings, and of headings in scripts that the shipped serif lacks. */
export function fontStacks({ body, headings }: Appearance['fonts']) {
  const text = body.family === sansFamily ? family(body) : [...family(body), ...shippedFamily(sansFamily)]
  const others = [...[arabicFamily, hebrewFamily].map(quoted), 'system-ui', 'sans-serif']
  return {
    body: [...text, ...others].join(),
    heading: [...family(headings), 'var(--body)'].join(),
    headingElsewhere: [...(headings.family === serifFamily ? [] : family(headings)), 'var(--body)'].join(),
  }
}

function family(font: FontFamily): string[] {
  if (font.family === sansFamily || font.family === serifFamily) return shippedFamily(font.family)
  return [font.family, ...(font.fallback ? [`${font.family} Local`] : [])].map(quoted)
}

function shippedFamily(name: string): string[] {
  return [name, `${name} Local`, `${name} Local 2`].map(quoted)
}

/** Without a fallback of the same size, a late font would shift the page: then the next page shows it first. */
function brandFaces({ family, files, fallback }: FontFamily): string[] {
  const display = fallback ? 'swap' : 'optional'
  const faces = files.map(({ style, weight, url, format }) =>
    face(family, [
      `font-style:${style}`,
      `font-weight:${weight}`,
      `font-display:${display}`,
      `src:url(${url}) format("${format}")`,
    ]),
  )
  return fallback ? [...faces, localFace(`${family} Local`, '100 900', localFonts.arial.names, fallback)] : faces
}

function shippedFaces(urls: FontUrls): string[] {
  return (Object.keys(fontFaces) as FontKey[]).map((key) => {
    const { family, weight, range, display } = fontFaces[key]
    return face(family, [
      `font-weight:${weight}`,
      `font-display:${display}`,
      `src:url(${urls[key]}) format("woff2")`,
      `unicode-range:${range}`,
    ])
  })
}

function localFaces(): string[] {
  const { sans, sansBold, serif } = shippedMeasures
  const { arial, arialBold, notoSans, notoSansBold, times, notoSerif } = localFonts
  return [
    localFace(`${sansFamily} Local`, '400', arial.names, standIn(sans, arial.width)),
    localFace(`${sansFamily} Local`, '600', arialBold.names, standIn(sansBold, arialBold.width)),
    localFace(`${sansFamily} Local 2`, '400', notoSans.names, standIn(sans, notoSans.width)),
    localFace(`${sansFamily} Local 2`, '600', notoSansBold.names, standIn(sansBold, notoSansBold.width)),
    localFace(`${serifFamily} Local`, '400', times.names, standIn(serif, times.width)),
    localFace(`${serifFamily} Local 2`, '400', notoSerif.names, standIn(serif, notoSerif.width)),
  ]
}

/** Only for the measured scripts: Arial also has Arabic, which must not replace the Arabic font. */
function localFace(family: string, weight: string, names: readonly string[], metrics: FallbackMetrics): string {
  return face(family, [
    `font-weight:${weight}`,
    `src:${names.map((name) => `local("${name}")`).join()}`,
    `size-adjust:${metrics.size}%`,
    `ascent-override:${metrics.ascent}%`,
    `descent-override:${metrics.descent}%`,
    'line-gap-override:0%',
    'unicode-range:U+0-58F,U+1E00-2BFF',
  ])
}

function face(family: string, declarations: readonly string[]): string {
  return `@font-face{font-family:${quoted(family)};${declarations.join(';')}}`
}

function quoted(name: string): string {
  return `"${name}"`
}
