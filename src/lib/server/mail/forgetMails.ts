import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** Deletes the mails that were kept instead of sent and hold one of these texts. */
export async function forgetMails(config: Pick<Config, 'dataDir'>, texts: readonly string[]): Promise<void> {
  const folder = join(config.dataDir, 'mails')
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((file) => file.endsWith('.eml'))) {
    const path = join(folder, name)
    const source = await readFile(path).catch(() => undefined)
    if (!source || !holds(source, texts)) continue
    await rm(path, { force: true })
    await rm(path.replace(/\.eml$/, '.json'), { force: true })
  }
}

/** The parts of a mail are plain, quoted-printable or base64. */
function holds(source: Buffer, texts: readonly string[]): boolean {
  const plain = source.toString('utf8')
  const joined = plain.replace(/=\r?\n/g, '')
  const unquoted = Buffer.from(
    joined.replace(/[=_]/g, (sign) => (sign === '_' ? ' ' : sign)),
    'utf8',
  )
    .toString('utf8')
    .replace(/(?:=[0-9A-F]{2})+/g, (coded) => Buffer.from(coded.replaceAll('=', ''), 'hex').toString('utf8'))
  // linear: the letters of base64 end at the first other one.
  const coded = [...plain.matchAll(/[A-Za-z0-9+/]{24,}={0,2}(?:\r?\n[A-Za-z0-9+/]+={0,2})*/g)].map(([part]) =>
    Buffer.from(part.replace(/\s/g, ''), 'base64').toString('utf8'),
  )
  const all = [plain, joined, unquoted, ...coded]
  return texts.some((text) => all.some((one) => one.includes(text)))
}
