import { readConfig } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { isMigrated, migrate } from '../db/migrate.ts'
import { createRealTime } from '../db/realTime.ts'
import { type AdminIo, adminCommand } from './admin.ts'
import { askHidden } from './askHidden.ts'
import { backUpCommand, restoreCommand } from './backup.ts'
import { takeAddress } from './takeAddress.ts'
import { sayLocked } from './sayLocked.ts'
import { importCommand } from './importTrainings.ts'
import { pointsCommand } from './points.ts'
import { recountCommand } from './recount.ts'
import { seedCommand } from './seed.ts'
import { userCommand } from './user.ts'

/** Returns the exit code: 0 done, 1 failed, 2 wrong arguments. */
interface Command {
  usage: string
  summary: string
  run(argv: string[]): Promise<number>
}

const out = process.stderr

/** Every command of the site. */
export const commands: Record<string, Command> = {
  migrate: {
    usage: 'migrate',
    summary: 'update the database to this version',
    run: () =>
      withDatabase(async (db) => {
        const names = await migrate(db, new Date(), { onLocked: () => sayLocked(out) })
        out.write(names.length > 0 ? `Migrated: ${names.join(', ')}\n` : 'The database is up to date.\n')
        return 0
      }),
  },
  seed: {
    usage: 'seed',
    summary: 'fill an empty database with the demo academy',
    run: () => withMigrated((db) => seedCommand(db, out)),
  },
  import: {
    usage: 'import trainings FILE',
    summary: 'import a catalogue from CSV; --dry-run, --strict',
    run: async ([what, ...argv]) => {
      if (what === 'trainings') return withMigrated((db) => importCommand(db, argv, out))
      out.write(`${usage()}`)
      return 2
    },
  },
  recount: {
    usage: 'recount',
    summary: 'count popularity and the numbers that storefronts show',
    run: () => withMigrated((db) => recountCommand(db, out)),
  },
  points: {
    usage: 'points expire|daily|reconcile',
    summary: 'expire old points (--as-of DATE, --dry-run); run the daily job now; check the points ledger',
    run: (argv) =>
      argv[0] === 'reconcile' ? readOnly(argv, withRealTime) : withMigrated((db) => withRealTime(db, argv)),
  },
  admin: {
    usage: 'admin create --mail ADDRESS',
    summary: 'make an administrator',
    run: (argv) => withMigrated((db) => adminCommand(db, argv, terminal())),
  },
  user: {
    usage: 'user create --mail ADDRESS --role ROLE',
    summary: 'make an account; its owner chooses the password with a link',
    run: (argv) =>
      withMigrated((db) => userCommand(db, argv, { out, config: readConfig(process.env), now: new Date() })),
  },
  backup: {
    usage: 'backup FILE',
    summary: 'write the whole database into one file (the site may run); --database URL: of a replica',
    run: (argv) => readOnly(argv, (db, rest) => backUpCommand(db, rest, out)),
  },
  restore: {
    usage: 'restore FILE',
    summary: 'fill an empty database from a backup and verify it',
    run: (argv) => withDatabase((db) => restoreCommand(db, argv, out)),
  },
}

/** The output of `npm run site -- help`. */
export function usage(): string {
  const width = Math.max(...Object.values(commands).map((command) => command.usage.length))
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`)
  return `npm run site -- COMMAND\n\n${lines.join('\n')}\n`
}

/** The terminal, if there is one: a command in a script asks nothing. */
function terminal(): AdminIo {
  const { stdin: input, stderr: output, env } = process
  const asks = input.isTTY && output.isTTY
  return {
    write: (text) => output.write(text),
    env,
    now: new Date(),
    ...(asks ? { askHidden: (question) => askHidden(question, { input, output }) } : {}),
  }
}

async function withRealTime(db: Database, argv: readonly string[]): Promise<number> {
  const time = createRealTime(db)
  await time.sync()
  return pointsCommand(db, argv, out, () => time.now())
}

async function withDatabase<T>(
  run: (db: Database) => Promise<T>,
  address = readConfig(process.env).jobsDatabaseUrl,
): Promise<T> {
  const db = openDatabase(address, { patience: 'working', sortsInFile: true })
  try {
    return await run(db)
  } finally {
    await db.close()
  }
}

function withMigrated<T>(run: (db: Database) => Promise<T>): Promise<T> {
  return withDatabase(async (db) => {
    await migrate(db, new Date(), { onLocked: () => sayLocked(out) })
    return run(db)
  })
}

/** For a command that changes nothing, so that it also runs on a replica: `--database URL` names it. */
async function readOnly(
  argv: readonly string[],
  run: (db: Database, rest: readonly string[]) => Promise<number>,
): Promise<number> {
  const given = takeAddress(argv)
  if (!given) {
    out.write('--database needs the address of a database: --database postgres://…\n')
    return 2
  }
  return withDatabase(async (db) => {
    if (await isMigrated(db)) return run(db, given.rest)
    out.write('The database is of an older version: run npm run site -- migrate first.\n')
    return 1
  }, given.address)
}
