import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { toInstant } from '#shared/instant.ts'
import type { Config } from '../config.ts'
import { type CompleteLetter, partsOfLetter } from './completeLetter.ts'

type MailFolder = Pick<Config, 'dataDir' | 'demo'>

/** A mail that was saved instead of sent, as the demo lists it. */
const KeptMail = z.object({
  to: z.object({ name: z.string(), mail: z.string() }),
  language: z.string(),
  subject: z.string(),
  parts: z.array(z.union([z.string(), z.object({ label: z.string(), href: z.string() })])),
  at: z.string(),
})
export type KeptMail = z.infer<typeof KeptMail> & { id: string }

const LISTED = 50

/** Saves a mail as `.eml`, which every mail program can open; in the demo also as JSON for its list of mails. */
export async function keepMail(
  config: MailFolder,
  { letter, source, now }: { letter: CompleteLetter; source: Buffer; now: Date },
): Promise<void> {
  const folder = folderOf(config)
  // Mails contain links that open accounts, so only the owner of the server process may read them.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${now.toISOString().replace(/\D/g, '')}-${randomUUID()}`)
  await writeFile(`${path}.eml`, source, { mode: 0o600 })
  if (!config.demo) return
  const { to, language, subject } = letter
  const kept = { to, language, subject, parts: partsOfLetter(letter), at: toInstant(now) }
  await writeFile(`${path}.json`, JSON.stringify(kept), { mode: 0o600 })
}

/** The demo's mails, the newest first. */
export async function keptMails(config: MailFolder): Promise<KeptMail[]> {
  const folder = folderOf(config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const ids = (await readdir(folder)).filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5))
  const newest = ids.sort().reverse().slice(0, LISTED)
  return Promise.all(newest.map(async (id) => ({ ...KeptMail.parse(await read(folder, id)), id })))
}

async function read(folder: string, id: string): Promise<unknown> {
  return JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8'))
}

function folderOf({ dataDir }: MailFolder): string {
  return join(dataDir, 'mails')
}
