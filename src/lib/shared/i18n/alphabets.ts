const latin = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;!?()-–'

/** The letters that a text in a language needs, by the language; a font that has them covers the language. */
export const alphabets: Readonly<Record<string, string>> = {
  en: `${latin}’“”`,
  de: `${latin}äöüÄÖÜß„“‚‘`,
  fr: `${latin}àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ«»’`,
  es: `${latin}áéíñóúüÁÉÍÑÓÚÜ¿¡ªº`,
  ar: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي،؛؟',
  he: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת־',
}

/** The letters of the language that a font does not have; `undefined` for a language whose letters are not known. */
export function missingLetters(langcode: string, hasLetter: (codePoint: number) => boolean): string | undefined {
  const letters = alphabets[langcode.split('-')[0] ?? '']
  if (letters === undefined) return undefined
  return [...letters].filter((letter) => !hasLetter(letter.codePointAt(0) ?? 0)).join('')
}
