/** Calm colours of 19 hues on which white reads well; neighbours lie far apart on the colour circle. */
export const avatarColours = [
  '#715296',
  '#7e5c24',
  '#035d69',
  '#833f6c',
  '#5a6022',
  '#25679e',
  '#984649',
  '#2f5e3e',
  '#565095',
  '#874806',
  '#21716d',
  '#6f3b75',
  '#61520c',
  '#24637c',
  '#94455f',
  '#526d40',
  '#364e8f',
  '#83391f',
  '#246856',
] as const

/** The colour behind a person's initials: always the same for a person, another one for who came just before or after. */
export function avatarColour(uid: number): string {
  return avatarColours[Math.abs(Math.trunc(uid)) % avatarColours.length] ?? avatarColours[0]
}

/**
 * The initials of up to three words of a name, in capitals where the script has them; '' where the name has no letter.
 * Letters of a script that joins them (Arabic) are kept apart.
 *
 * @param lang BCP 47 tag whose rules of capitals apply (a Turkish `i` becomes `İ`)
 */
export function initials(fullName: string, lang = 'en'): string {
  const letters = fullName
    .normalize('NFC')
    .split(/[\s\u200e\u200f]+/)
    .map((word) => graphemes(word).find((grapheme) => /[\p{L}\p{N}]/u.test(grapheme)))
    .filter((letter) => letter !== undefined)
    .slice(0, 3)
    // One capital of each, also where a letter has two (ß → SS).
    .map((letter) => graphemes(letter.toLocaleUpperCase(lang))[0])
  return letters.join(/[\p{Script=Arabic}\p{Script=Syriac}]/u.test(letters.join('')) ? ' ' : '')
}

function graphemes(text: string): string[] {
  // In what is only Latin, composed as it is here, every character stands for itself, and looking closer takes long.
  if (/^[ -~\u00c0-\u024f]*$/.test(text)) return text.split('')
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Made when a name needs it: it takes a slow browser a twentieth of a second. */
let segmenter: Intl.Segmenter | undefined
