/** Why a mail was not sent, for the log. */
export interface MailFailure {
  type: string
  message: string
  code?: unknown
  responseCode?: unknown
  command?: unknown
}

/** The loggable part of a failure: without mail addresses, which mail servers repeat in their responses. */
export function mailFailure(error: unknown): MailFailure {
  if (!(error instanceof Error)) return { type: typeof error, message: '' }
  const words = error.message.split(/\s+/).map((word) => (word.includes('@') ? '…' : word))
  const { code, responseCode, command } = error as Error & Partial<MailFailure>
  // The first word of "RCPT TO:<…>" is the command without the address.
  const verb = typeof command === 'string' ? command.split(' ', 1)[0] : undefined
  return { type: error.name, message: words.join(' '), code, responseCode, command: verb }
}

/**
 * Whether the mail server refused this mail or its recipient for good (RFC 5321, 4.2.1): another attempt is useless. A
 * refused sign-in or sender is a fault of the configuration, which can be mended before the next attempt.
 */
export function isRefusedForGood({ responseCode, command }: MailFailure): boolean {
  const isPermanent = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600
  return isPermanent && (command === 'RCPT' || command === 'DATA')
}

/**
 * Whether only this mail or its recipient failed, so that others can be sent: a busy mailbox, or a mail that is too
 * large. After 421 the server serves nobody (RFC 5321, 3.8).
 */
export function concernsOneMail({ code, responseCode, command }: MailFailure): boolean {
  return responseCode !== 421 && (code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL'))
}
