/** One component of a calendar: its own lines, unfolded, and the components in it. */
export interface ComponentLines {
  /** In upper case. */
  name: string
  lines: string[]
  parts: ComponentLines[]
}

const DEEPEST = 5

/**
 * Splits a calendar into components. Line ends of every kind, and empty lines between the others, are accepted; lines
 * outside a component are skipped, and a component that does not end ends with the one around it.
 */
export function componentsOf(text: string): ComponentLines[] {
  const found: ComponentLines[] = []
  const open: ComponentLines[] = []
  for (const line of unfolded(text)) {
    const [, begin] = /^BEGIN:\s*([\w-]+)\s*$/i.exec(line) ?? []
    const [, end] = /^END:\s*([\w-]+)\s*$/i.exec(line) ?? []
    if (begin !== undefined) {
      const component = { name: begin.toUpperCase(), lines: [], parts: [] }
      while (open.length >= DEEPEST) open.pop()
      const around = open.at(-1)
      if (around) around.parts.push(component)
      else found.push(component)
      open.push(component)
    } else if (end !== undefined) {
      const at = open.findLastIndex(({ name }) => name === end.toUpperCase())
      if (at >= 0) open.length = at
    } else open.at(-1)?.lines.push(line)
  }
  return found
}

/** The lines of a text, each with its continuations (RFC 5545, 3.1). */
function* unfolded(text: string): Generator<string> {
  let whole = ''
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    if (/^[ \t]/.test(line)) {
      whole += line.slice(1)
      continue
    }
    if (whole !== '') yield whole
    whole = line
  }
  if (whole !== '') yield whole
}
