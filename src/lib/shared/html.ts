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
 * escaped, in attributes too if these have double quotes; markup and lists of it are kept; what is missing is left out.
 */
export function html(parts: TemplateStringsArray, ...values: readonly MarkupValue[]): Markup {
  let text = parts[0]!
  for (const [place, value] of values.entries()) text += written(value) + parts[place + 1]!
  return new Markup(text)
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
