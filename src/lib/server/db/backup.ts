import { hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Database, Reader, Tx } from './database.ts'
import { migrateTo, migrationsRun } from './migrate.ts'
import { rowsByKey } from './rowsByKey.ts'
import { identityOf, isKept, type TableName, tableNames, tables } from './tables.ts'
import { withoutIndexes } from './withoutIndexes.ts'

const FORMAT = 'juniper-backup-1'
const BATCH = 200

/** The content of a backup by table: the number of rows, and a digest of them in the order of the file. */
export type Contents = Record<string, { rows: number; digest: string }>

/**
 * Writes the whole database, as it is at one moment, into a gzip file of JSON lines. The file does not depend on the
 * kind of database: a backup of the embedded file can be restored into PostgreSQL. The file gets its name only when it
 * is complete.
 */
export async function writeBackup(db: Database, file: string, now: Date): Promise<Contents> {
  const contents: Contents = {}
  const part = `${file}.part`
  await db.snapshot(async (reader) => {
    const lines = backupLines(reader, contents, { now, migrations: await migrationsRun(reader) })
    await pipeline(Readable.from(lines), createGzip(), createWriteStream(part, { mode: 0o600 }))
  })
  await rename(part, file)
  return contents
}

async function* backupLines(
  reader: Reader,
  contents: Contents,
  { now, migrations }: { now: Date; migrations: string[] },
): AsyncGenerator<string> {
  yield line({ format: FORMAT, made: now.toISOString(), migrations })
  for (const table of tableNames.filter(isKept)) {
    const digest = createDigest()
    for await (const rows of rowsByKey(reader, table)) {
      yield rows.map((row) => `["${table}",${digest.add(row)}]\n`).join('')
    }
    contents[table] = digest.result()
  }
  yield line({ end: contents })
}

/**
 * Fills an empty database from a backup in one transaction. Then it reads every table again and compares it with the
 * digests of the file: a truncated file or a different row undoes everything.
 * @throws Error with one sentence that says what is wrong
 */
export async function restoreBackup(db: Database, file: string, now: Date): Promise<Contents> {
  return db.transact(async (tx) => {
    let expected: Contents | undefined
    let batch: Record<string, unknown>[] = []
    let table: string | undefined
    const links: Link[] = []
    let makeIndexes = async () => {}
    const flush = async () => {
      if (table && batch.length > 0) links.push(...(await insertRows(tx, knownTable(table), batch)))
      batch = []
    }
    for await (const entry of backupEntries(file)) {
      if ('format' in entry) {
        await prepare(tx, db, entry, now)
        if (db.dialect === 'sqlite') makeIndexes = await withoutIndexes(tx)
      } else if ('end' in entry) expected = entry.end
      else {
        if (entry.table !== table || batch.length === BATCH) await flush()
        table = entry.table
        batch.push(entry.row)
      }
    }
    await flush()
    if (!expected) throw new Error('The backup is cut short: its last line is missing. Nothing was restored.')
    for (const link of links) await linkRow(tx, link)
    // Without statistics of the new rows, the server might sort a whole table for each slice.
    if (db.dialect === 'postgres') await sql`analyze`.execute(tx)
    await verify(tx, expected)
    await makeIndexes()
    await migrateTo(tx, db.dialect, undefined, now)
    if (db.dialect === 'postgres') await continueNumbering(tx)
    return expected
  })
}

type Entry =
  | { format: string; migrations: string[] }
  | { end: Contents }
  | { table: string; row: Record<string, unknown> }

async function* backupEntries(file: string): AsyncGenerator<Entry> {
  const source = createReadStream(file)
  const unzipped = source.pipe(createGunzip())
  source.on('error', (error) => unzipped.destroy(error))
  let first = true
  for await (const text of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })) {
    const value = JSON.parse(text)
    if (first && value.format !== FORMAT) throw new Error('This file is not a backup of this product.')
    first = false
    yield Array.isArray(value) ? { table: value[0], row: value[1] } : value
  }
}

async function prepare(tx: Tx, db: Database, { migrations }: { migrations: string[] }, now: Date): Promise<void> {
  const run = await migrationsRun(tx)
  if (run.length > 0) {
    const { rows } = await sql`select 1 from users limit 1`.execute(tx)
    if (rows.length > 0) throw new Error('The database is not empty. Restore into an empty one.')
    // The rows of an older version fit the tables of that version; the newer migrations run at the end.
    if (run.some((name) => !migrations.includes(name))) await dropTables(tx)
  }
  await migrateTo(tx, db.dialect, migrations, now)
  for (const table of await tablesOf(tx)) await tx.deleteFrom(table).execute()
}

async function dropTables(tx: Tx): Promise<void> {
  for (const table of [...(await tablesOf(tx)), 'migrations']) await tx.schema.dropTable(table).execute()
}

/** The tables that the database has at this moment, each after the tables that it refers to. */
async function tablesOf(tx: Tx): Promise<TableName[]> {
  const there = new Set((await tx.introspection.getTables()).map(({ name }) => name))
  return tableNames.filter((name) => there.has(name)).reverse()
}

/** A row that refers to another row of its table; the reference is set when all rows are there. */
interface Link {
  table: TableName
  column: string
  row: Record<string, unknown>
}

async function insertRows(tx: Tx, table: TableName, rows: Record<string, unknown>[]): Promise<Link[]> {
  const column = tables[table].refersToItself
  const values = column ? rows.map((row) => ({ ...row, [column]: null })) : rows
  // The rows come from a file of this product and are verified afterwards; no one type names the columns of every
  // table.
  await tx
    .insertInto(table)
    .values(values as never)
    .execute()
  return column ? rows.filter((row) => row[column] !== null).map((row) => ({ table, column, row })) : []
}

async function linkRow(tx: Tx, { table, column, row }: Link): Promise<void> {
  const identity = identityOf(table) ?? column
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${row[column]}
    where ${sql.ref(identity)} = ${row[identity]}`.execute(tx)
}

async function verify(tx: Tx, expected: Contents): Promise<void> {
  for (const [table, { rows: count, digest: expectedDigest }] of Object.entries(expected)) {
    const digest = createDigest()
    for await (const rows of rowsByKey(tx, knownTable(table))) for (const row of rows) digest.add(row)
    const found = digest.result()
    if (found.rows !== count || found.digest !== expectedDigest) {
      throw new Error(`What was restored into ${table} is not the same as in the backup. Nothing was restored.`)
    }
  }
}

/** Sets the next number to the one after the highest restored number, if the database stores the counter separately. */
async function continueNumbering(tx: Tx): Promise<void> {
  for (const name of tableNames) {
    const identity = identityOf(name)
    if (!identity) continue
    await sql`select setval(pg_get_serial_sequence(${name}, ${identity}), greatest((select max(${sql.ref(identity)}) from ${sql.table(name)}), 1))`.execute(
      tx,
    )
  }
}

/**
 * Digests rows in any order, because the two databases sort text differently: it combines the hashes of the rows (each
 * row has a unique key) with exclusive or.
 */
function createDigest() {
  const sum = Buffer.alloc(32)
  let rows = 0
  return {
    /** Adds one row and returns it as JSON. */
    add(row: Record<string, unknown>): string {
      rows++
      const text = JSON.stringify(row)
      const digest = hash('sha256', `${text}\n`, 'buffer')
      for (let at = 0; at < sum.length; at++) sum[at] = sum[at]! ^ digest[at]!
      return text
    },
    result: () => ({ rows, digest: sum.toString('hex') }),
  }
}

function knownTable(name: string): TableName {
  if (name in tables) return name as TableName
  throw new Error(`The backup holds a table "${name}" that this version does not know.`)
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}
