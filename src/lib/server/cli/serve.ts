import { readConfig } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { cast } from '#demo/content/cast.ts'
import { isDemo, seedDemo } from '#demo/seed/seed.ts'
import { DEMO_PASSWORD } from '#demo/seed/seedPeople.ts'
import { runDoor } from '../door/runDoor.ts'
import { verifyPassword } from '../people/passwords.ts'
import { layDownRoles } from './admin.ts'
import type { Output } from './output.ts'

/** `start`: an empty database gets the demo academy, then the site is served until it is told to stop. */
export async function startCommand(): Promise<undefined> {
  const db = await openMigrated()
  if (await seedDemo(db, { now: new Date() }))
    process.stderr.write('• The database was empty: it has the demo academy now.\n')
  const demo = await isDemo(db.reader)
  await db.close()
  const { host, port } = readConfig(process.env)
  if (demo) {
    process.stderr.write(
      `• http://${host}:${port}/ — sign in as ${cast[0]!.mail} or ${cast.at(-1)!.mail}, password ${DEMO_PASSWORD}\n`,
    )
  }
  await runDoor({ ...process.env, DEMO: demo ? '1' : '' })
  return undefined
}

/** `serve`: real use. 1 where anyone can still sign in with the demo's password, or mails would have no address to link to. */
export async function serveCommand(): Promise<number | undefined> {
  const { smtpUrl, siteUrl } = readConfig(process.env)
  if (smtpUrl && !siteUrl) {
    // The Host header is whatever the asker writes: a link in a mail must not be built from it.
    process.stderr.write('Mail goes out (SMTP_URL), so links in it need the public address: set SITE_URL.\n')
    return 1
  }
  const db = await openMigrated()
  await db.transact(layDownRoles)
  const open = await demoSignIns(db)
  await db.close()
  if (open.length > 0) {
    process.stderr.write(
      `This database can be entered with the demo's password, which everyone knows: ${open.join(', ')}.\n` +
        'Give these people other passwords, block them, or start from an empty database (DATABASE_URL).\n',
    )
    return 1
  }
  await runDoor({ ...process.env, DEMO: '' })
  return undefined
}

/** `seed`: 0 filled, 1 there was something in it. */
export async function seedCommand(db: Database, out: Output): Promise<number> {
  const seeded = await seedDemo(db, { now: new Date() })
  out.write(seeded ? 'The demo academy is in the database.\n' : 'The database is not empty: nothing was added.\n')
  return seeded ? 0 : 1
}

async function openMigrated(): Promise<Database> {
  const db = openDatabase(readConfig(process.env).databaseUrl, { patience: 'working' })
  await migrate(db, new Date())
  return db
}

async function demoSignIns(db: Database): Promise<string[]> {
  const users = await db.reader
    .selectFrom('users')
    .select(['mail', 'password_hash'])
    .where(
      'mail_key',
      'in',
      cast.map((person) => person.mail),
    )
    .where('status', '=', 'active')
    .execute()
  const open: string[] = []
  for (const { mail, password_hash } of users) {
    if (password_hash && (await verifyPassword(password_hash, DEMO_PASSWORD))) open.push(mail)
  }
  return open
}
