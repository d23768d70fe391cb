import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks in the terminal and does not show the typed text. */
export async function askHidden(
  question: string,
  { input, output }: { input: NodeJS.ReadStream; output: NodeJS.WriteStream },
): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input, output: silence, terminal: true })
  output.write(question)
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    output.write('\n')
  }
}
