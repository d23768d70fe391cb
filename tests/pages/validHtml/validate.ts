import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const VALIDATOR = 'node_modules/vnu-jar/build/dist/vnu.jar'
/** The second compiler of Java costs more than it saves in a run of seconds: half of the processor time. */
const FLAGS = ['-Xss4m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1']

interface Message {
  type: string
  url: string
  message: string
  extract?: string
}

/** Returns what the Nu validator finds wrong in pages, each error once with the first page that has it. One process reads all pages. */
export function validate(pages: readonly { name: string; html: string }[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'juniper-html-'))
  try {
    for (const [at, { html }] of pages.entries()) writeFileSync(join(folder, `${at}.html`), html)
    const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--errors-only', '--skip-non-html']
    const { status, stdout, stderr } = spawnSync('java', [...FLAGS, '-jar', VALIDATOR, ...options, folder], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    if (status !== 0) throw new Error(`The validator needs Java: npm test installs it on Debian. ${stderr}`)
    const { messages } = JSON.parse(stdout) as { messages: Message[] }
    const pageOf = ({ url }: Message) => pages[Number(/(\d+)\.html$/.exec(url)?.[1])]?.name ?? url
    const errors = Map.groupBy(messages, ({ message }) => message)
    return [...errors].map(
      ([message, [first, ...others]]) =>
        `${message} (${pageOf(first!)} and ${others.length} more places) ${first?.extract ?? ''}`,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
