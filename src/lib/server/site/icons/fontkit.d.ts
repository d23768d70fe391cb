/** The part of fontkit that the site uses; the package ships no types. */
declare module 'fontkit' {
  export interface PathCommand {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    args: number[]
  }

  export interface Glyph {
    id: number
    /** In font units. */
    advanceWidth: number
    path: { commands: PathCommand[] }
  }

  export interface Font {
    familyName: string | null
    /** 0 for an upright font. */
    italicAngle: number
    'OS/2'?: { usWeightClass: number }
    /** The axes of a variable font by their tags; none for others. */
    variationAxes: Record<string, { min: number; max: number }>
    unitsPerEm: number
    ascent: number
    /** Negative: below the base line. */
    descent: number
    characterSet: number[]
    glyphForCodePoint(codePoint: number): Glyph
    hasGlyphForCodePoint(codePoint: number): boolean
    /** Only for fonts that are not WOFF or WOFF2. */
    getVariation(axes: Record<string, number>): Font
  }

  /** Throws if the bytes are not a known font. Collections (`.ttc`) are not supported here. */
  export function create(bytes: Uint8Array): Font
}
