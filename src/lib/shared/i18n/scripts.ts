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

/** A writing system with its name in font subsets; `other` for those without a name here. */
export type Script = (typeof scriptNames)[keyof typeof scriptNames] | 'other'

/** The usual script of a language. */
export function scriptOf(lang: string): Script {
  const code = scriptCode(lang)
  return isNamed(code) ? scriptNames[code] : 'other'
}

function isNamed(code: string): code is keyof typeof scriptNames {
  return Object.hasOwn(scriptNames, code)
}
