import { readConfig } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { runDoor } from '../door/runDoor.ts'
import { verifyPassword } from '../secrets/passwords.ts'
import { type Demo, readDemo } from '../site/demo.ts'
import { layDownRoles } from './admin.ts'
import { sayLocked } from './sayLocked.ts'
import { seedWhenEmpty } from './seed.ts'

/** `start`: fills an empty database with the demo academy, then serves the site until a signal stops it. */
export async function startCommand(): Promise<undefined> {
  const db = await openMigrated()
  if (await seedWhenEmpty(db)) process.stderr.write('• The database was empty: it has the demo academy now.\n')
  const demo = await readDemo(db.reader)
  await db.close()
  const { host, port } = readConfig(process.env)
  const [first, last] = [demo?.signIns.at(0), demo?.signIns.at(-1)]
  if (first && last) {
    process.stderr.write(
      `• http://${host}:${port}/ — sign in as ${first.mail} or ${last.mail}, password ${demo?.password}\n`,
    )
  }
  await runDoor({ ...process.env, DEMO: demo ? '1' : '' }, { isMigrated: true })
  return undefined
}

/**
 * `serve`: real use. Returns 1 if someone can still sign in with the demo's password, or if mails would have no
 * address to link to.
 */
export async function serveCommand(): Promise<number | undefined> {
  const { smtpUrl, siteUrl } = readConfig(process.env)
  if (smtpUrl && !siteUrl) {
    // The client chooses the Host header: a link in a mail must not be built from it.
    process.stderr.write('Mail goes out (SMTP_URL), so links in it need the public address: set SITE_URL.\n')
    return 1
  }
  const db = await openMigrated()
  await db.transact(layDownRoles)
  const demo = await readDemo(db.reader)
  const open = demo ? await openSignIns(db, demo) : []
  await db.close()
  if (demo?.signIns.length === 0) {
    process.stderr.write(
      'An older version filled this database with its demo. Start from an empty database (DATABASE_URL).\n',
    )
    return 1
  }
  if (open.length > 0) {
    process.stderr.write(
      `This database can be entered with the demo's password, which everyone knows: ${open.join(', ')}.\n` +
        'Give these people other passwords, block them, or start from an empty database (DATABASE_URL).\n',
    )
    return 1
  }
  await runDoor({ ...process.env, DEMO: '' }, { isMigrated: true })
  return undefined
}

async function openMigrated(): Promise<Database> {
  const db = openDatabase(readConfig(process.env).jobsDatabaseUrl, { patience: 'working' })
  try {
    await migrate(db, new Date(), { onLocked: () => sayLocked(process.stderr) })
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

async function openSignIns(db: Database, { signIns, password }: Demo): Promise<string[]> {
  const users = await db.reader
    .selectFrom('users')
    .select(['mail', 'password_hash'])
    .where(
      'mail_key',
      'in',
      signIns.map(({ mail }) => mail),
    )
    .where('status', '=', 'active')
    .execute()
  const open: string[] = []
  for (const { mail, password_hash } of users) {
    if (password_hash && (await verifyPassword(password_hash, password))) open.push(mail)
  }
  return open
}
