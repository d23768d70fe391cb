/** The byte order mark. With it, spreadsheet programs read a file as UTF-8. */
export const CSV_MARK = '\uFEFF'

/** Writes one line of CSV (RFC 4180). Text that a spreadsheet program could run as a formula gets an apostrophe. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

/** The beginning of a formula, in a cell or in a part of it: some programs divide lines at semicolons and tabs. */
const formula = /^(?=[\t\r])|(^|[;\t\r\n])(?=[=+\-@＝＋－＠])/g

function cellOf(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const text = value.replace(formula, "$1'")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
