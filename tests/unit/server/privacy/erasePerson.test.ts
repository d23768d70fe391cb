import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createPerson } from '#server/accounts/createPerson.ts'
import { openSession } from '#server/accounts/sessions.ts'
import type { Database, Tx } from '#server/db/database.ts'
import { dialectOf } from '#server/db/dialect.ts'
import { personalData, personalTables } from '#server/db/personalData.ts'
import { tableNames } from '#server/db/tables.ts'
import { createPendingWork } from '#server/mail/pendingWork.ts'
import { createLinkPictures } from '#server/media/linkPictures.ts'
import { createPictureQueue } from '#server/media/pictureQueue.ts'
import { openStorage } from '#server/media/storage.ts'
import { findCurrentUser } from '#server/people/currentUser.ts'
import { adjust } from '#server/points/adjust.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { erasePerson } from '#server/privacy/erasePerson.ts'
import { exportPerson } from '#server/privacy/exportPerson.ts'
import { readConfig } from '#server/config.ts'
import { loadSite } from '#server/site/site.ts'
import type { Runtime } from '#server/runtime.ts'
import { demoDatabase, freshFolder, morning } from '#tests/support/freshDatabase.ts'

/** Values that occur nowhere else. */
const PERSON = {
  name: 'quillfeather',
  mail: 'zanzibar.quillfeather@people.test',
  first_name: 'Zanzibar',
  last_name: 'Quillfeather',
}
const WORDS = 'Send it to 7 Marzipan Lane'
const traces = ['quillfeather', 'Quillfeather', 'Zanzibar', 'Marzipan']

/** The demo academy with one more person, who has used everything. */
async function academy() {
  const db = await demoDatabase()
  const dataDir = freshFolder()
  const config = readConfig({ DATA_DIR: dataDir, SITE_URL: 'http://academy.test' })
  const errors: unknown[] = []
  const log = { error: (entry: unknown) => errors.push(entry) } as unknown as Runtime['log']
  const media = { storage: openStorage(config), inTurn: createPictureQueue(), linkPictures: createLinkPictures() }
  const pendingWork = createPendingWork()
  const site = await loadSite(db.reader)
  const context = {
    runtime: { config, db, log, media, pendingWork },
    site,
    origin: 'http://academy.test',
    now: morning,
  }
  const { uid: by } = await db.reader
    .selectFrom('users')
    .select('uid')
    .where('mail', '=', 'admin@demo.test')
    .executeTakeFirstOrThrow()
  const user = (await findCurrentUser(db.reader, by))!
  const session = await db.transact((tx) => openSession(tx, { uid: by, now: morning }))
  const actor = { user, session, now: morning }
  const uid = await createPerson(context, actor, { ...PERSON, organizations: [1], profile: { skill: [] } })
  await pendingWork.done()
  return { db, dataDir, context, actor, uid, errors }
}

const at = '2026-11-20 08:00:00'

/** Writes something of the person into every table that can hold it. */
async function liveIn(tx: Tx, uid: number, admin: number): Promise<void> {
  const token = (kind: string) => `hash-${kind}-${uid}`
  await tx
    .insertInto('sessions')
    .values({ token_hash: token('s'), uid, created: at, last_seen: at, expires: '2027-01-01 00:00:00' })
    .execute()
  await tx
    .insertInto('password_resets')
    .values({ token_hash: token('p'), uid, created: at, expires: at, used: null })
    .execute()
  await tx
    .insertInto('pending_mails')
    .values({
      uid,
      mail: `new.${PERSON.mail}`,
      mail_key: `new.${PERSON.mail}`,
      token_hash: token('m'),
      created: at,
      expires: at,
    })
    .execute()
  await tx
    .insertInto('known_devices')
    .values({ token_hash: token('d'), uid, seen: at })
    .execute()
  const answer = JSON.stringify({ data: { mail: PERSON.mail, full_name: 'Zanzibar Quillfeather' } })
  for (const holder of [uid, admin])
    await tx
      .insertInto('idempotency_keys')
      .values({ uid: holder, key: 'k', body_hash: 'b', status: 201, answer, created: at })
      .execute()
  await tx
    .insertInto('notices')
    .values([
      { uid, type: 'points_adjusted', details: JSON.stringify({ reason: WORDS }), key: `x:${uid}`, created: at },
      {
        uid: admin,
        type: 'session_declined',
        details: JSON.stringify({ name: 'Zanzibar Quillfeather', reason: 'ill' }),
        key: `y:${uid}`,
        created: at,
      },
    ])
    .execute()
  await tx
    .insertInto('time_off')
    .values({ uid, all_day: 1, from_at: '2026-12-01', until_at: '2026-12-02', reason: 'other', note: WORDS })
    .execute()
  await tx
    .insertInto('subscribed_calendars')
    .values({
      uid,
      name: 'Quillfeather',
      url: 'https://cal.test/Zanzibar.ics',
      created: at,
      read_at: null,
      tried_at: null,
      next_try_at: null,
      failure: null,
      etag: null,
      last_modified: null,
    })
    .execute()
  await tx
    .insertInto('learning_events')
    .values({
      ...{ source: 'key:1', external_id: `event of ${PERSON.mail}`, type: 'survey_submitted', uid, training_id: null },
      ...{
        object: `https://lrs.test/${PERSON.name}`,
        score: null,
        exact_score: null,
        at,
        received_at: at,
        revokes: null,
      },
      ...{ rule: null, payload: JSON.stringify({ actor: PERSON.mail }) },
    })
    .execute()
  const product = await tx.selectFrom('products').select('id').executeTakeFirstOrThrow()
  const fields = JSON.stringify({ address: WORDS })
  const order = await tx
    .insertInto('orders')
    .values({
      uid,
      state: 'cancelled_by_user',
      total: 5,
      fields,
      reason: WORDS,
      placed_at: at,
      changed_at: at,
      tracking: WORDS,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('order_history')
    .values({ order_id: order.id, state: 'placed', actor: uid, reason: WORDS, at })
    .execute()
  await tx.insertInto('saving_goals').values({ uid, product_id: product.id, since: at, told_at: null }).execute()
  await tx.insertInto('order_mails').values({ order_id: order.id, address: PERSON.mail, mail_due: at }).execute()
}

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
  test(
    'leaves nothing personal in any table, upload or mail, and the ledger as it was',
    { timeout: 60_000 },
    async () => {
      const { db, dataDir, context, actor, uid, errors } = await academy()
      await adjust(
        db,
        { uid, amount: 40, reason: WORDS, actor: actor.user.uid, key: `gift of ${PERSON.name}` },
        { now: morning, timeZone: 'UTC' },
      )
      await db.transact((tx) => liveIn(tx, uid, actor.user.uid))
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

      expect(await tracesIn(db)).toEqual([])
      expect(errors).toEqual([])
      const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
      for (const one of files) {
        const text = readFileSync(join(one.parentPath, one.name)).toString('utf8')
        expect(
          traces.filter((trace) => text.includes(trace)),
          one.name,
        ).toEqual([])
      }
      expect(files.map(({ name }) => name)).toEqual(['other.eml'])
      expect(await sums(db)).toEqual(before)
      const findings = await reconcile(db)
      expect(findings).toEqual(found)
    },
  )

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

  test('is refused for another username, for oneself, and while orders are open', async () => {
    const { db, context, actor, uid } = await academy()
    await expect(erasePerson(context, actor, { uid, name: 'someone' })).rejects.toMatchObject({ status: 400 })
    const own = { uid: actor.user.uid, name: actor.user.name }
    await expect(erasePerson(context, actor, own)).rejects.toMatchObject({ problems: [{ code: 'own_account' }] })
    const placed = { uid, state: 'placed', total: 5, placed_at: at, changed_at: at } as const
    await db.transact((tx) => tx.insertInto('orders').values(placed).execute())
    await expect(erasePerson(context, actor, { uid, name: PERSON.name })).rejects.toMatchObject({ status: 409 })
    const other = { ...actor, user: { ...actor.user, roles: ['content_manager'] } }
    await expect(erasePerson(context, other, { uid, name: PERSON.name })).rejects.toMatchObject({ status: 403 })
    expect(await tracesIn(db)).not.toEqual([])
  })
})

describe('the list of personal columns', () => {
  test('names every column that refers to a person', async () => {
    const db = await demoDatabase()
    if (dialectOf(db.reader) !== 'sqlite') return
    for (const table of tableNames) {
      const { rows } = await sql<{ from: string }>`
        select "from" from pragma_foreign_key_list(${table}) where "table" = 'users'`.execute(db.reader)
      const { person, acts = [] } = personalData[table] as { person: unknown; acts?: readonly string[] }
      for (const { from } of rows) expect([person, ...acts], `${table}.${from}`).toContain(from)
    }
  })

  test('exports what is stored about a person, without secrets', async () => {
    const { db, actor, uid } = await academy()
    await db.transact((tx) => liveIn(tx, uid, actor.user.uid))
    const { data } = await exportPerson(db, actor, uid)
    const text = JSON.stringify(data)
    for (const trace of [PERSON.mail, WORDS, 'Zanzibar Quillfeather']) expect(text).toContain(trace)
    expect(text).not.toContain('hash-')
    expect(text).not.toContain('password_hash')
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining(['users', 'orders', 'order_history', 'notices', 'time_off', 'audit_entries']),
    )
    expect(personalTables.length).toBeGreaterThan(20)
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
