import { setTimeout as pause } from 'node:timers/promises'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Database, Reader, Tx } from './database.ts'
import { type Dialect, dialectOf } from './dialect.ts'
import { isLocked } from './failures.ts'
import { frontDoor } from './migrations/0001FrontDoor.ts'
import { points } from './migrations/0002Points.ts'
import { notices } from './migrations/0003Notices.ts'
import { accounts } from './migrations/0004Accounts.ts'
import { operations } from './migrations/0005Operations.ts'
import { orders } from './migrations/0006Orders.ts'
import { rulesVersions } from './migrations/0007Points.ts'
import { transactions } from './migrations/0009Transactions.ts'
import { uploads } from './migrations/0012Uploads.ts'
import { hiddenSteps } from './migrations/0013HiddenSteps.ts'
import { lists } from './migrations/0014Lists.ts'
import { xapiHomepages } from './migrations/0016XapiHomepages.ts'
import { restocks } from './migrations/0017Restocks.ts'
import { productSavers } from './migrations/0018ProductSavers.ts'
import { figures } from './migrations/0019Figures.ts'
import { storefrontVersions } from './migrations/0020StorefrontVersions.ts'
import { sectionKeys } from './migrations/0021SectionKeys.ts'
import { availability } from './migrations/0022Availability.ts'
import { brands } from './migrations/0023Brands.ts'
import { people } from './migrations/0024People.ts'
import { signInProofs } from './migrations/0025SignInProofs.ts'
import { audit } from './migrations/0026Audit.ts'
import { imports } from './migrations/0027Imports.ts'
import { translationOverrides } from './migrations/0028TranslationOverrides.ts'
import { mails } from './migrations/0029Mails.ts'
import { trainingDesk } from './migrations/0030TrainingDesk.ts'
import { scim } from './migrations/0031Scim.ts'
import { mailTemplates } from './migrations/0032MailTemplates.ts'
import { auditThings } from './migrations/0033AuditThings.ts'
import { codeOwners } from './migrations/0034CodeOwners.ts'
import { enrolmentStates } from './migrations/0035EnrolmentStates.ts'
import { pointSums } from './migrations/0011PointSums.ts'

type RunMigration = (db: QueryExecutorProvider, dialect: Dialect) => Promise<void>

/**
 * Two versions of the product run side by side while one replaces the other. A migration that expands breaks nothing
 * that the version before it does. One that contracts removes what no version reads or writes since `unusedSince`.
 */
export type Migration = { run: RunMigration } & ({ step: 'expand' } | { step: 'contract'; unusedSince: string })

function expands(run: RunMigration): Migration {
  return { step: 'expand', run }
}

/**
 * Forward only, in this order; a released migration is never edited. This is a map because the build has no folder of
 * migrations. One that removes something is `{ step: 'contract', unusedSince: '1.4.0', run }`.
 */
export const migrations: Record<string, Migration> = {
  '0001_front_door': expands(frontDoor),
  '0002_points': expands(points),
  '0003_notices': expands(notices),
  '0004_accounts': expands(accounts),
  '0005_operations': expands(operations),
  '0006_orders': expands(orders),
  '0007_points': expands(rulesVersions),
  '0009_transactions': expands(transactions),
  '0011_point_sums': expands(pointSums),
  '0012_uploads': expands(uploads),
  '0013_hidden_steps': expands(hiddenSteps),
  '0014_lists': expands(lists),
  '0016_xapi_homepages': expands(xapiHomepages),
  '0017_restocks': expands(restocks),
  '0018_product_savers': expands(productSavers),
  '0019_figures': expands(figures),
  '0020_storefront_versions': expands(storefrontVersions),
  '0021_section_keys': expands(sectionKeys),
  '0022_availability': expands(availability),
  '0023_brands': expands(brands),
  '0024_people': expands(people),
  '0025_sign_in_proofs': expands(signInProofs),
  '0026_audit': expands(audit),
  '0027_imports': expands(imports),
  '0028_translation_overrides': expands(translationOverrides),
  '0029_mails': expands(mails),
  '0030_training_desk': expands(trainingDesk),
  '0031_scim': expands(scim),
  '0032_mail_templates': expands(mailTemplates),
  '0033_audit_things': expands(auditThings),
  '0034_code_owners': expands(codeOwners),
  '0035_enrolment_states': expands(enrolmentStates),
}

/** Any number that no other program on the same server is likely to lock. */
const LOCK = 7_251_094_412

/**
 * PostgreSQL lets all later statements on a table wait behind one that wants to change the table, even if that one only
 * waits for a long read. So a migration does not wait long, and tries again later.
 */
const LOCK_WAIT = '1s'
const RETRY_MS = 5000

/**
 * Runs the missing migrations and returns their names. Several processes may start at once: everything happens in one
 * transaction that has a lock. A transaction that uses a table for long, such as a backup, holds the migration up, but
 * not the other users of the table.
 * @param onLocked is called each time the migration has to try again later
 */
export async function migrate(
  db: Database,
  now: Date,
  { onLocked, retryMs = RETRY_MS }: { onLocked?: () => void; retryMs?: number } = {},
): Promise<string[]> {
  for (;;) {
    try {
      return await db.transact((tx) => migrateTo(tx, db.dialect, undefined, now))
    } catch (error) {
      if (!isLocked(error)) throw error
      onLocked?.()
      await pause(retryMs)
    }
  }
}

/**
 * The same inside a transaction, for the migrations in `names` (undefined: all of them).
 * @throws Error for a name that this version does not have
 */
export async function migrateTo(
  tx: Tx,
  dialect: Dialect,
  names: readonly string[] | undefined,
  now: Date,
): Promise<string[]> {
  if (dialect === 'postgres') {
    // No time limit: a migration of a large table takes long, and another process may be running it already.
    for (const name of ['statement_timeout', 'lock_timeout']) await sql`set local ${sql.raw(name)} = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
    await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(tx)
  }
  await sql`create table if not exists migrations (name text primary key, run_at text not null)`.execute(tx)
  const done = new Set(await migrationsRun(tx))
  const pending = (names ?? Object.keys(migrations)).filter((name) => !done.has(name))
  for (const name of pending) {
    const migration = migrations[name]
    if (!migration) throw new Error(`The migration ${name} comes from a newer version of this product.`)
    await migration.run(tx, dialect)
    await sql`insert into migrations (name, run_at) values (${name}, ${now.toISOString()})`.execute(tx)
  }
  return pending
}

/** Whether all migrations of this program have run. */
export async function isMigrated(db: Database): Promise<boolean> {
  const done = new Set(await migrationsRun(db.reader))
  return Object.keys(migrations).every((name) => done.has(name))
}

/** The names of the migrations that ran on this database; none for an empty one. */
export async function migrationsRun(reader: Reader): Promise<string[]> {
  if (!(await hasMigrationsTable(reader))) return []
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(reader)
  return rows.map((row) => row.name)
}

async function hasMigrationsTable(reader: Reader): Promise<boolean> {
  const { rows } =
    dialectOf(reader) === 'sqlite'
      ? await sql`select 1 from sqlite_master where name = 'migrations'`.execute(reader)
      : await sql`select 1 where to_regclass('migrations') is not null`.execute(reader)
  return rows.length > 0
}
