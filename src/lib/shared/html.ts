/** Markup that is written as text; `set:html` shows it. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }
}

type MarkupValue = Markup | string | number | false | null | undefined | readonly MarkupValue[]

/**
 * Writes markup for parts of a page that stand there hundreds of times: a component for each takes too long. Values are
 * escaped, in attributes too if these have double quotes; markup and lists of it are kept; what is missing is left out,
 * and so are the line breaks of the source.
 */
export function html(parts: TemplateStringsArray, ...values: readonly MarkupValue[]): Markup {
  const kept = inOneLine(parts)
  let text = kept[0]!
  for (let place = 0; place < values.length; place++) text += written(values[place]) + kept[place + 1]!
  return new Markup(text)
}

const lines = new WeakMap<TemplateStringsArray, readonly string[]>()

function inOneLine(parts: TemplateStringsArray): readonly string[] {
  const known = lines.get(parts)
  if (known) return known
  const kept = parts.map((part) => part.split('\n').reduce(joinedLines))
  lines.set(parts, kept)
  return kept
}

/** A line break between tags is left out, one between attributes is a space. */
function joinedLines(before: string, line: string): string {
  const [start, end] = [before.trimEnd(), line.trimStart()]
  return start.endsWith('>') || end.startsWith('<') ? start + end : `${start} ${end}`
}

/** Escapes text for HTML, also for attributes with double quotes. */
export function escapedHtml(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign) : text
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function written(value: MarkupValue): string {
  if (typeof value === 'string') return escapedHtml(value)
  if (typeof value === 'number') return String(value)
  if (value instanceof Markup) return value.text
  return value ? value.map(written).join('') : ''
}
