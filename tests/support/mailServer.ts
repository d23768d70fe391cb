import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

interface MailServerOptions {
  /** The time that each mail takes. */
  ms?: number
  /** Whether the server refuses every address. */
  refuses?: boolean
  /** The addresses whose mailbox is busy: the server asks for another attempt. */
  isBusy?: (address: string) => boolean
}

/** A mail server until the test is over. `asked` resolves when the first mail comes. */
export async function mailServer({ ms = 0, refuses = false, isBusy }: MailServerOptions = {}): Promise<{
  url: string
  received: Email[]
  /** The addresses to which each mail went. */
  recipients: string[][]
  asked: Promise<void>
}> {
  const received: Email[] = []
  const recipients: string[][] = []
  const { promise: asked, resolve: noteAsked } = Promise.withResolvers<void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      noteAsked()
      if (refuses) done(Object.assign(new Error(`<${address}> is not known here`), { responseCode: 550 }))
      else if (isBusy?.(address)) done(Object.assign(new Error(`<${address}> is busy`), { responseCode: 450 }))
      else done()
    },
    onData(stream, { envelope }, done) {
      noteAsked()
      recipients.push(envelope.rcptTo.map(({ address }) => address))
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        await delay(ms)
        received.push(await PostalMime.parse(Buffer.concat(chunks)))
        done()
      })
    },
  })
  // A process that is killed does not close its connection.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received, recipients, asked }
}
