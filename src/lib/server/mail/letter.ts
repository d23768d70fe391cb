import { direction } from '#shared/i18n/languages.ts'

/** What a mail says, already in the reader's language; how it is written follows from it. */
export interface Letter {
  to: { name: string; mail: string }
  language: string
  subject: string
  /** One after the other: a paragraph, or a link as a line of its own. */
  parts: readonly (string | { label: string; href: string })[]
}

/** A letter as plain text: every link stands alone, so that no program takes a full stop for a part of it. */
export function asText({ parts }: Letter): string {
  return `${parts.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.href}`)).join('\n\n')}\n`
}

/** A letter as a simple page that needs no pictures, no fonts and no style sheet. */
export function asHtml({ language, subject, parts }: Letter): string {
  const body = parts.map((part) =>
    typeof part === 'string'
      ? `<p>${escaped(part)}</p>`
      : `<p><a href="${escaped(part.href)}">${escaped(part.label)}</a></p>\n<p dir="ltr"><small>${escaped(part.href)}</small></p>`,
  )
  return `<!doctype html>
<html lang="${language}" dir="${direction(language)}">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body>
${body.join('\n')}
</body>
</html>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
