/** A value of this number of characters fits into its place on a phone. */
const FITS = 250

/** The `tabindex` of a value whose place scrolls if it is long: the keyboard can scroll it, too. */
export function scrollFocus(text: string): 0 | undefined {
  return text.length > FITS ? 0 : undefined
}
