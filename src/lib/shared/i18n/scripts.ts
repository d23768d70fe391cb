import { scriptCode } from './languages.ts'

const scriptNames = {
  Arab: 'arabic',
  Beng: 'bengali',
  Cyrl: 'cyrillic',
  Deva: 'devanagari',
  Grek: 'greek',
  Hans: 'chinese-simplified',
  Hant: 'chinese-traditional',
  Hebr: 'hebrew',
  Jpan: 'japanese',
  Khmr: 'khmer',
  Knda: 'kannada',
  Kore: 'korean',
  Latn: 'latin',
  Mlym: 'malayalam',
  Mymr: 'myanmar',
  Sinh: 'sinhala',
  Taml: 'tamil',
  Telu: 'telugu',
  Thai: 'thai',
} as const

/** A writing system by the name that font subsets have; `other` for those the site has no name for. */
export type Script = (typeof scriptNames)[keyof typeof scriptNames] | 'other'

/** The script a language is usually written in. */
export function scriptOf(lang: string): Script {
  const code = scriptCode(lang)
  return isNamed(code) ? scriptNames[code] : 'other'
}

function isNamed(code: string): code is keyof typeof scriptNames {
  return Object.hasOwn(scriptNames, code)
}
