/** Marks that a reader may leave out: Latin, Greek and Cyrillic accents, niqqud, harakat, tatweel, nukta, invisible joiners. */
const OPTIONAL_MARKS =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u093c\u09bc\u0a3c\p{Cf}]/gu

/** Letters that people type for one another and that Unicode does not decompose. */
const SAME_LETTERS: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  ة: 'ه',
  ۀ: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  'ँ': 'ं',
}
const LETTERS = new RegExp(`[${Object.keys(SAME_LETTERS).join('')}]`, 'gu')

/** The code points of the digit zero in each script. */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0x17e0,
]

/**
 * Returns a common form for all spellings of a word, so that each spelling finds it: removes differences of
 * compatibility forms (NFKC), case, accents, vowel points, Arabic letter variants and digits. Vowel signs that are letters
 * of their script (Devanagari, Thai, kana voicing) stay.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(OPTIONAL_MARKS, '')
    .replace(LETTERS, (letter) => SAME_LETTERS[letter] ?? letter)
    .replace(/\p{Nd}/gu, latinDigit)
    .normalize('NFC')
}

function latinDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find((start) => point >= start && point <= start + 9)
  return zero === undefined ? digit : String(point - zero)
}
