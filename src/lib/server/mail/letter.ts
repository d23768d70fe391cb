import { direction } from '#shared/i18n/languages.ts'
import type { MailType } from '#shared/mail/mailTypes.ts'

/** The content of a mail, in the recipient's language. */
export interface Letter {
  type: MailType
  /** `uid`: the recipient's account, `null` for an address without one. */
  to: { uid: number | null; name: string; mail: string }
  language: string
  subject: string
  /** Paragraphs, and links on lines of their own. */
  parts: readonly (string | { label: string; href: string })[]
  attachments?: readonly Attachment[]
  /** Whether the recipient may end mails of this kind. */
  canStop?: boolean
}

/** A text file that comes with a mail. */
export interface Attachment {
  filename: string
  content: string
  /** With its parameters, such as `text/calendar; method=REQUEST`. */
  contentType: string
}

/** A letter as plain text. Each link is on its own line, so that no mail program includes a following full stop. */
export function asText({ parts }: Letter): string {
  return `${parts.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.href}`)).join('\n\n')}\n`
}

/** A letter as a simple HTML page without images, fonts or style sheets. */
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
