/**
 * The form in which login names and mail addresses are compared and are unique: compatibility forms are one (NFKC)
 * and case is folded as Unicode folds it, not as one language does, so that `STRASSE` finds `straße`.
 */
export function foldKey(text: string): string {
  return [...text.trim().normalize('NFKC')].map(fold).join('').normalize('NFKC')
}

/**
 * Letters meet as small ones (ẞ and ß) or as capitals (ß and ss, ς and σ), so it goes both ways; letter by letter,
 * because a word's last sigma is written otherwise. The dotless i stays itself: made capital it would become I, and
 * `mıke@…` would be `mike@…`, another person's address.
 */
function fold(letter: string): string {
  return letter === 'ı' ? letter : letter.toLowerCase().toUpperCase().toLowerCase()
}
