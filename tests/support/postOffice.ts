import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { outboxes } from '#server/jobs/outboxes.ts'
import { isMailDue, type PostOffice, sendMails } from '#server/mail/sendMails.ts'
import { freshFolder, later } from '#tests/support/freshDatabase.ts'

interface Log {
  warnings: object[]
  errors: object[]
}

/** Sends a site's emails, a number of minutes after the test began; without a mail server they become files. */
export function postOffice(db: Database, minutes = 0, env: Record<string, string> = {}): PostOffice & Log {
  const warnings: object[] = []
  const errors: object[] = []
  const log = {
    warn: (entry: object) => void warnings.push(entry),
    error: (entry: object) => void errors.push(entry),
  } as unknown as PostOffice['log']
  const config = readConfig({ DATA_DIR: freshFolder(), SITE_URL: 'https://academy.test', ...env })
  return { db, config, log, clock: () => later(minutes), warnings, errors }
}

/** A mail server that nobody listens at. */
export const away = { SMTP_URL: 'smtp://127.0.0.1:1' }

/** Sends the emails that are due, as the job does. Returns how many. */
export function deliver(office: PostOffice): Promise<number> {
  return sendMails(office, outboxes)
}

export function isDue(db: Database, minutes: number): Promise<boolean> {
  return isMailDue(db.reader, outboxes, later(minutes))
}

/** The mails that went out, the first first. */
export async function mailsOf({ config }: PostOffice): Promise<Email[]> {
  const folder = join(config.dataDir, 'mails')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
}
