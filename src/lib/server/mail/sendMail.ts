import type { Config } from '../config.ts'
import type { CompleteLetter } from './completeLetter.ts'
import { keepMail } from './keptMails.ts'
import { asHtml } from './mailHtml.ts'
import { asText } from './mailText.ts'

const PATIENCE_MS = 15_000

/** The configuration that sending a mail needs. */
export type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailBounces' | 'dataDir' | 'demo'>

/**
 * Sends a letter by SMTP; without a mail server, saves it in the mails folder.
 * @param stopHref the address that ends mails of this kind with one click (RFC 8058)
 * @throws Error of the mail server or of the disk
 */
export async function sendMail(
  config: MailConfig,
  letter: CompleteLetter,
  now: Date,
  stopHref?: string,
): Promise<void> {
  // Loaded on demand: few processes send mails, and it is forty modules.
  const { createTransport } = await import('nodemailer')
  const attachments = [...(letter.attachments ?? [])]
  const mail = {
    from: senderOf(config, letter),
    to: { name: letter.to.name, address: letter.to.mail },
    subject: letter.subject,
    text: asText(letter),
    html: asHtml(letter),
    attachments,
    // Mail programs act on an invitation only if it is another form of the text; the file is for all others.
    alternatives:
      attachments.length === 1 ? attachments.map(({ content, contentType }) => ({ content, contentType })) : [],
    date: now,
    // Mail servers report mails that cannot be delivered to this address.
    ...(config.mailBounces && { envelope: { from: config.mailBounces, to: letter.to.mail } }),
    // Stops out-of-office replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': letter.language, ...stopHeaders(stopHref) },
  }
  if (config.smtpUrl === '') {
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail)
    return keepMail(config, { letter, source: await bytesOf(message), now })
  }
  const timeouts = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS }
  const server = createTransport({ url: config.smtpUrl, ...timeouts })
  try {
    await server.sendMail(mail)
  } finally {
    server.close()
  }
}

/** A sender without a name has the name of the site, or of the recipient's organisation. */
function senderOf({ mailFrom }: MailConfig, { brand }: CompleteLetter) {
  return mailFrom.includes('<') ? mailFrom : { name: brand.name, address: mailFrom }
}

function stopHeaders(href: string | undefined) {
  return href && { 'List-Unsubscribe': `<${href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

async function bytesOf(message: Buffer | NodeJS.ReadableStream): Promise<Buffer> {
  if (Buffer.isBuffer(message)) return message
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
