/**
 * Writes an instant the way the contract and the database do: UTC, `yyyy-MM-dd HH:mm:ss`.
 * Text in this form sorts as time does.
 */
export function toInstant(date: Date): string {
  const iso = date.toISOString()
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)}`
}

/** Reads the contract's UTC form; the result is an invalid Date where the text is not of that form. */
export function fromInstant(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}Z`)
}
