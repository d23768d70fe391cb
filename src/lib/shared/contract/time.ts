/**
 * Writes an instant as in the contract and the database: UTC, `yyyy-MM-dd HH:mm:ss`. Text in this form sorts by time.
 */
export function toInstant(date: Date): string {
  const iso = date.toISOString()
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)}`
}

/** Reads the contract's UTC form; other text gives an invalid Date. */
export function fromInstant(text: string): Date {
  return new Date(isoInstant(text))
}

/** Writes the contract's UTC form as ISO 8601, for `<time datetime>`. */
export function isoInstant(text: string): string {
  return `${text.replace(' ', 'T')}Z`
}
