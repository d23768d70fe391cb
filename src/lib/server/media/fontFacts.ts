import { create, type Font } from 'fontkit'
import { alphabets, missingLetters } from '#shared/i18n/alphabets.ts'
import type { FallbackMetrics } from '#shared/theme/appearance.ts'
import { fallbackFor, measureFont } from '../site/theme/measureFont.ts'

/** The facts about a font file that forms show and style sheets need. */
export interface FontFacts {
  /** The name of its family, as a style sheet may write it. */
  family: string
  style: 'normal' | 'italic'
  /** One weight (`400`), or the range of a variable font (`100 700`). */
  weight: string
  /** `null` if it has no Latin letters. */
  fallback: FallbackMetrics | null
  /** The letters that it does not have, by language; '' if it has all of them. */
  missing: Readonly<Record<string, string>>
}

/** Reads a font file. Throws if the bytes are not a font. */
export function fontFacts(bytes: Uint8Array): FontFacts {
  const font = create(bytes)
  if (!Number.isFinite(measureFont(bytes).width)) throw new RangeError('The font has no widths.')
  const letters = new Set(font.characterSet)
  const missing = Object.keys(alphabets).map((langcode) => [
    langcode,
    missingLetters(langcode, (codePoint) => letters.has(codePoint)) ?? '',
  ])
  return {
    family: familyOf(font),
    style: font.italicAngle === 0 ? 'normal' : 'italic',
    weight: weightOf(font),
    fallback: fallbackFor(bytes),
    missing: Object.fromEntries(missing),
  }
}

/** A name may hold any character; a style sheet writes it between quotes. */
function familyOf({ familyName }: Font): string {
  const name = (familyName ?? '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._-]/gu, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim()
    .slice(0, 60)
  return name === '' ? 'Own font' : name
}

function weightOf(font: Font): string {
  const range = font.variationAxes.wght
  const weight = (value: number | undefined) => Math.min(999, Math.max(1, Math.round(value || 400)))
  return range ? `${weight(range.min)} ${weight(range.max)}` : String(weight(font['OS/2']?.usWeightClass))
}
