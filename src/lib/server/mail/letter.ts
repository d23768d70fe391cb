import type { MailType } from '#shared/mail/mailTypes.ts'

/** A paragraph, or a link on a line of its own. */
export type LetterPart = string | { label: string; href: string }

/** The content of a mail, in the recipient's language. The site can have its own subject, opening and closing. */
export interface Letter {
  type: MailType
  /** `uid`: the recipient's account, `null` for an address without one. */
  to: { uid: number | null; name: string; mail: string }
  language: string
  subject: string
  /** The paragraphs before the facts. */
  opening: readonly string[]
  /** The news and its links, which no text of the site replaces. */
  facts: readonly LetterPart[]
  /** The paragraphs after the facts. */
  closing: readonly string[]
  /** The values of the placeholders of the mail. */
  values: Readonly<Record<string, string | number>>
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
