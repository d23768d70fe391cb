import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { writeBackup } from '#server/db/backup.ts'
import { dialectOf } from '#server/db/dialect.ts'
import { draftImport, moveImport } from '#server/imports/prepareImport.ts'
import { adjust } from '#server/points/adjust.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { erasePerson } from '#server/privacy/erasePerson.ts'
import { embeddedPath, morning } from '#tests/support/freshDatabase.ts'
import { COLLEAGUE, formerTraces, liveElsewhere } from './livedElsewhere.ts'
import { PERSON, WORDS, academy, at, liveIn, traces } from './livedPerson.ts'

const everyTrace = [...traces, ...traces.map((trace) => trace.toUpperCase()), ...formerTraces]

/** Every place of the database whose text holds one of the values. */
async function tracesIn(db: Database, values: readonly string[] = traces): Promise<string[]> {
  const found: string[] = []
  for (const table of await allTables(db)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db.reader)
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) {
        const text = value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)
        if (values.some((trace) => text.includes(trace))) found.push(`${table}.${column}: ${text.slice(0, 80)}`)
      }
  }
  return found
}

async function allTables(db: Database): Promise<string[]> {
  const { rows } =
    dialectOf(db.reader) === 'sqlite'
      ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db.reader)
      : await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(
          db.reader,
        )
  return rows.map(({ name }) => name)
}

describe('the erasure of a person', () => {
  test('leaves nothing personal in any table, upload or mail, and the ledger as it was', async () => {
    const { db, dataDir, context, actor, uid, lines } = await academy()
    await adjust(
      db,
      { uid, amount: 40, reason: WORDS, actor: actor.user.uid, key: `gift of ${PERSON.name}` },
      { now: morning, timeZone: 'UTC' },
    )
    await db.transact((tx) => liveIn(tx, uid, actor.user.uid))
    await liveElsewhere({ db, context, actor, uid })
    const file = `/media/avatar/${'a'.repeat(32)}-176x176.webp`
    await context.runtime.media.storage.put(`avatar/${'a'.repeat(32)}-176x176.webp`, Buffer.from('Zanzibar'))
    await db.transact(async (tx) => {
      const upload = { file, type: 'image/webp', bytes: 8, width: 176, height: 176, files: JSON.stringify([file]) }
      await tx
        .insertInto('uploads')
        .values({ ...upload, purpose: 'avatar', uploaded_by: uid, created: at, saved: at })
        .execute()
      await tx.updateTable('users').set({ avatar: file }).where('uid', '=', uid).execute()
    })
    mkdirSync(join(dataDir, 'mails'), { recursive: true })
    writeFileSync(join(dataDir, 'mails', 'other.eml'), 'To: someone@else.test\n\nHello')
    expect((await tracesIn(db)).length).toBeGreaterThan(10)
    expect(readdirSync(join(dataDir, 'mails')).length).toBeGreaterThan(1)
    const before = await sums(db)
    // The order above was written without its entries.
    const found = await reconcile(db)

    await erasePerson(context, actor, { uid, name: 'Quillfeather' })

    expect(await tracesIn(db, everyTrace)).toEqual([])
    await writeBackup(db, join(dataDir, 'after.backup'), morning)
    expect(lines.filter((line) => everyTrace.some((trace) => line.includes(trace)))).toEqual([])
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
    expect(await tracesIn(db, [COLLEAGUE])).toHaveLength(2)
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    for (const one of files) {
      const stored = readFileSync(join(one.parentPath, one.name))
      const text = (one.name.endsWith('.backup') ? gunzipSync(stored) : stored).toString('utf8')
      expect(
        everyTrace.filter((trace) => text.includes(trace)),
        one.name,
      ).toEqual([])
    }
    expect(files.map(({ name }) => name).toSorted()).toEqual(['after.backup', 'other.eml'])
    expect(await sums(db)).toEqual(before)
    const findings = await reconcile(db)
    expect(findings).toEqual(found)
  })

  test('leaves nothing in the free space of the database file, nor in its log', async () => {
    const { db, context, actor, uid } = await academy()
    if (db.dialect !== 'sqlite') return
    await db.transact((tx) => liveIn(tx, uid, actor.user.uid))
    await liveElsewhere({ db, context, actor, uid })
    await erasePerson(context, actor, { uid, name: 'Quillfeather' })
    const path = embeddedPath(db.url)
    const left = () => {
      const bytes = [path, `${path}-wal`].map((file) => (existsSync(file) ? readFileSync(file).toString('latin1') : ''))
      return everyTrace.filter((trace) => bytes.some((text) => text.includes(trace)))
    }
    // The site goes on: its log is not removed by a close.
    expect(left()).toEqual([])
    await db.close()
    expect(left()).toEqual([])
  })

  test('keeps the sums of a learner who has earned, bought and taught, as `points reconcile` proves', async () => {
    const { db, context, actor } = await academy()
    const people = await db.reader
      .selectFrom('users')
      .innerJoin('wallets', 'wallets.uid', 'users.uid')
      .select(['users.uid', 'users.name', 'users.mail', 'users.full_name'])
      .where('users.uid', 'not in', (eb) =>
        eb.selectFrom('orders').select('uid').where('state', 'in', ['placed', 'pending_approval', 'approved']),
      )
      .where('users.uid', '!=', actor.user.uid)
      .where('users.uid', 'in', (eb) => eb.selectFrom('orders').select('uid'))
      .orderBy('users.uid')
      .limit(3)
      .execute()
    expect(people.length).toBeGreaterThan(0)
    const before = await sums(db)
    for (const { uid, name } of people) await erasePerson(context, actor, { uid, name })
    expect(await sums(db)).toEqual(before)
    expect(await reconcile(db)).toEqual([])
    for (const { mail, full_name } of people) expect(await tracesIn(db, [mail, full_name])).toEqual([])
  })

  test('is refused for another username, for oneself, and while orders or imports are open', async () => {
    const { db, context, actor, uid } = await academy()
    await expect(erasePerson(context, actor, { uid, name: 'someone' })).rejects.toMatchObject({ status: 400 })
    const own = { uid: actor.user.uid, name: actor.user.name }
    await expect(erasePerson(context, actor, own)).rejects.toMatchObject({ problems: [{ code: 'own_account' }] })
    const placed = { uid, state: 'placed', total: 5, placed_at: at, changed_at: at } as const
    await db.transact((tx) => tx.insertInto('orders').values(placed).execute())
    await expect(erasePerson(context, actor, { uid, name: PERSON.name })).rejects.toMatchObject({ status: 409 })
    await db.transact((tx) =>
      tx.updateTable('orders').set({ state: 'cancelled_by_user' }).where('uid', '=', uid).execute(),
    )
    const sender = { kind: 'people', by: actor.user.uid, session: actor.session, now: morning } as const
    const id = await draftImport(db, { ...sender, text: `mail,first_name\n${PERSON.mail},Zanzibar\n` })
    await moveImport(db, { ...sender, id, action: 'start' })
    await expect(erasePerson(context, actor, { uid, name: PERSON.name })).rejects.toMatchObject({
      problems: [{ code: 'open_imports' }],
    })
    const other = { ...actor, user: { ...actor.user, roles: ['content_manager'] } }
    await expect(erasePerson(context, other, { uid, name: PERSON.name })).rejects.toMatchObject({ status: 403 })
    expect(await tracesIn(db)).not.toEqual([])
  })
})

async function sums(db: Database) {
  const { rows } = await sql<Record<string, unknown>>`select
    (select count(*) from point_entries) as entries, (select coalesce(sum(amount), 0) from point_entries) as points,
    (select coalesce(sum(amount), 0) from site_entries) as counter, (select coalesce(sum(points), 0) from wallets) as held`.execute(
    db.reader,
  )
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]))
}
