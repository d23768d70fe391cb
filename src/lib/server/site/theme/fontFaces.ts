/** The scripts with a shipped body font; other scripts use the reader's own fonts. */
export type FontScript = 'latin' | 'arabic' | 'hebrew'

const arabicScript = ['ar', 'fa', 'ur', 'ps', 'ckb']
const hebrewScript = ['he', 'iw', 'yi']

/** Returns the script whose shipped fonts a language uses. */
export function fontScriptOf(lang: string): FontScript {
  const [base = ''] = lang.toLowerCase().split('-')
  if (arabicScript.includes(base)) return 'arabic'
  return hebrewScript.includes(base) ? 'hebrew' : 'latin'
}

/** One font file that ships with the site. */
export interface FontFace {
  family: string
  weight: string
  /** The characters for which browsers load it. */
  range: string
  /**
   * `swap` only if a local font of the same size replaces it until the file is loaded, so that nothing moves. Most
   * devices have no such font for Arabic and Hebrew: pages in those scripts preload them, and a late font is first
   * used on the next page.
   */
  display: 'swap' | 'optional'
}

/**
 * The subsets of fontsource without the blocks in which these fonts have no glyph, because browsers would load a file
 * that cannot show the character. `tests/unit/server/site/theme/fonts.test.ts` compares them with the files.
 */
const ranges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  latinExt:
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  greek: 'U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  arabic: 'U+0600-06FF,U+0750-077F,U+08A0-08E1,U+08E3-08FF,U+200C-200E,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC',
  hebrew: 'U+0307-0308,U+0590-05FF,U+200C-200F,U+20AA,U+FB1D-FB4F',
}

export const sansFamily = 'IBM Plex Sans'
export const serifFamily = 'IBM Plex Serif'
export const arabicFamily = 'IBM Plex Sans Arabic'
export const hebrewFamily = 'IBM Plex Sans Hebrew'

export const fontFaces = {
  sansLatin: { family: sansFamily, weight: '100 700', range: ranges.latin, display: 'swap' },
  sansLatinExt: { family: sansFamily, weight: '100 700', range: ranges.latinExt, display: 'swap' },
  sansCyrillic: { family: sansFamily, weight: '100 700', range: ranges.cyrillic, display: 'swap' },
  sansGreek: { family: sansFamily, weight: '100 700', range: ranges.greek, display: 'swap' },
  arabic400: { family: arabicFamily, weight: '400', range: ranges.arabic, display: 'optional' },
  arabic600: { family: arabicFamily, weight: '600', range: ranges.arabic, display: 'optional' },
  hebrew400: { family: hebrewFamily, weight: '400', range: ranges.hebrew, display: 'optional' },
  hebrew600: { family: hebrewFamily, weight: '600', range: ranges.hebrew, display: 'optional' },
  serif400: { family: serifFamily, weight: '400', range: ranges.latin, display: 'swap' },
  serif500: { family: serifFamily, weight: '500', range: ranges.latin, display: 'swap' },
  serif500Ext: { family: serifFamily, weight: '500', range: ranges.latinExt, display: 'swap' },
} satisfies Record<string, FontFace>

export type FontKey = keyof typeof fontFaces

/** The address of each shipped file, by its key. */
export type FontUrls = Record<FontKey, string>
