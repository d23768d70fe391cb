import { create, type Font } from 'fontkit'
import type { FallbackMetrics } from '#shared/theme/appearance.ts'
import { localFonts, type Measures, standIn } from './standIn.ts'

/** The number of each letter in a thousand characters of English prose. */
const english = { ' ': 183, e: 102, t: 75, a: 65, o: 62, n: 57, i: 57, s: 53, r: 50, h: 50, l: 33, d: 33, u: 23, c: 22 }
const rarer = { m: 20, f: 20, w: 17, g: 16, p: 15, y: 14, b: 13, v: 8, k: 5, x: 1.5, j: 1, q: 1, z: 1 }
const frequencies = Object.entries({ ...english, ...rarer })

/** Measures a font file (a variable font at its defaults). Throws if the bytes are not a font. */
export function measureFont(bytes: Uint8Array): Measures {
  const font = create(bytes)
  return {
    width: averageAdvance(font) / font.unitsPerEm,
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
  }
}

/**
 * Returns how to stretch Arial as a fallback until the brand's font is loaded; `null` if the font has no Latin letters.
 */
export function fallbackFor(bytes: Uint8Array): FallbackMetrics | null {
  const font = create(bytes)
  const hasLatin = frequencies.every(([letter]) => font.hasGlyphForCodePoint(letter.charCodeAt(0)))
  return hasLatin ? standIn(measureFont(bytes), localFonts.arial.width) : null
}

function averageAdvance(font: Font): number {
  const total = frequencies.reduce((sum, [, count]) => sum + count, 0)
  const advance = ([letter, count]: [string, number]) =>
    count * font.glyphForCodePoint(letter.charCodeAt(0)).advanceWidth
  return frequencies.reduce((sum, entry) => sum + advance(entry), 0) / total
}
