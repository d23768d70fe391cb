/** Why a mail was not sent, for the log. */
export interface MailFailure {
  type: string
  message: string
  code?: unknown
  responseCode?: unknown
  command?: unknown
}

/** What the log may hold of a failure: nobody's address, which mail servers repeat in what they answer. */
export function mailFailure(error: unknown): MailFailure {
  if (!(error instanceof Error)) return { type: typeof error, message: '' }
  const words = error.message.split(/\s+/).map((word) => (word.includes('@') ? '…' : word))
  const { code, responseCode, command } = error as Error & Partial<MailFailure>
  // Of "RCPT TO:<…>" the first word says what was asked.
  const asked = typeof command === 'string' ? command.split(' ', 1)[0] : undefined
  return { type: error.name, message: words.join(' '), code, responseCode, command: asked }
}
