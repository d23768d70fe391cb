/**
 * Writes an instant the way the contract and the database do: UTC, `yyyy-MM-dd HH:mm:ss`.
 * Text in this form sorts as time does.
 */
export function toInstant(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ')
}

/** Reads the contract's UTC form; the result is an invalid Date where the text is not of that form. */
export function fromInstant(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}Z`)
}
