import type { Appearance, FontFamily } from '#shared/theme/appearance.ts'
import { type FontKey, type FontUrls, type FontScript, sansFamily, serifFamily } from './fontFaces.ts'

/** A font file for `<link rel="preload" as="font" crossorigin>`. */
export interface Preload {
  href: string
  type: string
}

/** Returns the one or two font files that a page in this script preloads; the brand's fonts come before the shipped ones. */
export function preloadsFor(script: FontScript, { fonts }: Pick<Appearance, 'fonts'>, urls: FontUrls): Preload[] {
  const shipped = (key: FontKey) => ({ href: urls[key], type: 'font/woff2' })
  if (script !== 'latin') return [shipped(`${script}400`), shipped(`${script}600`)]
  const [body, headings] = [ownFile(fonts.body, '400'), ownFile(fonts.headings, '500')]
  return [
    body ?? (fonts.body.family === sansFamily ? shipped('sansLatin') : undefined),
    headings ?? (fonts.headings.family === serifFamily ? shipped('serif500') : undefined),
  ].filter((preload) => preload !== undefined)
}

function ownFile({ files }: FontFamily, weight: string): Preload | undefined {
  const upright = files.filter(({ style }) => style === 'normal')
  const file = upright.find((candidate) => covers(candidate.weight, Number(weight))) ?? upright[0]
  return file && { href: file.url, type: mediaTypes[file.format] }
}

const mediaTypes = { woff2: 'font/woff2', woff: 'font/woff', truetype: 'font/ttf', opentype: 'font/otf' }

function covers(weights: string, wanted: number): boolean {
  const [from = 0, to = from] = weights.split(' ').map(Number)
  return from <= wanted && wanted <= to
}
