import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { createPendingWork } from '#server/mail/pendingWork.ts'
import type { AccountContext } from '#server/accounts/forgottenPassword.ts'
import { loadSite } from '#server/site/site.ts'
import { freshFolder, morning } from '#tests/support/freshDatabase.ts'

/** The errors in the log. */
export interface LoggedErrors {
  errors: unknown[]
}

/** The services that a request about an account needs, with mails in a folder. */
export async function accountContext(
  db: Database,
  env: Record<string, string> = {},
): Promise<AccountContext & LoggedErrors> {
  const errors: unknown[] = []
  const config = readConfig({ DATA_DIR: freshFolder(), SITE_URL: 'https://academy.test', ...env })
  const log = {
    error: (entry: unknown) => errors.push(entry),
    warn: () => {},
  } as unknown as AccountContext['runtime']['log']
  const pendingWork = createPendingWork()
  onTestFinished(() => pendingWork.done())
  return {
    runtime: { config, db, log, pendingWork },
    site: await loadSite(db.reader),
    origin: 'https://evil.test',
    now: morning,
    errors,
  }
}

/** The mails that were written, the oldest first. */
export async function mailsIn({ runtime }: AccountContext) {
  await runtime.pendingWork.done()
  const folder = join(runtime.config.dataDir, 'mails')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
}
