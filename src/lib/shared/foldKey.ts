/**
 * The form in which usernames and email addresses are compared and are unique: compatibility forms are the same (NFKC),
 * and case is folded by Unicode's rules and not by the rules of one language, so that `STRASSE` finds `straße`.
 */
export function foldKey(text: string): string {
  return [...text.trim().normalize('NFKC')].map(fold).join('').normalize('NFKC')
}

/**
 * Some letters match as small letters (ẞ and ß), others as capitals (ß and ss, ς and σ), so both conversions are
 * needed; letter by letter, because the last sigma of a word has another form. The dotless i does not change: its
 * capital is I, and `mıke@…` would become `mike@…`, the address of another person.
 */
function fold(letter: string): string {
  return letter === 'ı' ? letter : letter.toLowerCase().toUpperCase().toLowerCase()
}
