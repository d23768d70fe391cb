import pino from 'pino'
import { logOptions } from '#server/door/process/log.ts'
import { createPerson } from '#server/accounts/createPerson.ts'
import { openSession } from '#server/accounts/sessions.ts'
import type { Tx } from '#server/db/database.ts'
import { createPendingWork } from '#server/mail/pendingWork.ts'
import { createLinkPictures } from '#server/media/linkPictures.ts'
import { createPictureQueue } from '#server/media/pictureQueue.ts'
import { openStorage } from '#server/media/storage.ts'
import { findCurrentUser } from '#server/people/currentUser.ts'
import { readConfig } from '#server/config.ts'
import { loadSite } from '#server/site/site.ts'
import { demoDatabase, freshFolder, morning } from '#tests/support/freshDatabase.ts'

/** Values that occur nowhere else. */
export const PERSON = {
  name: 'quillfeather',
  mail: 'zanzibar.quillfeather@people.test',
  first_name: 'Zanzibar',
  last_name: 'Quillfeather',
}
export const WORDS = 'Send it to 7 Marzipan Lane'
export const traces = ['quillfeather', 'Quillfeather', 'Zanzibar', 'Marzipan']

/** The demo academy with one more person, who has used everything. */
export async function academy() {
  const db = await demoDatabase()
  const dataDir = freshFolder()
  const config = readConfig({ DATA_DIR: dataDir, SITE_URL: 'http://academy.test' })
  const lines: string[] = []
  const log = pino(logOptions('trace'), { write: (line) => lines.push(line) })
  const media = {
    storage: openStorage(config),
    inTurn: createPictureQueue('uploads'),
    linkPictures: createLinkPictures(),
  }
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
  return { db, dataDir, context, actor, uid, lines }
}

export const at = '2026-11-20 08:00:00'

/** Writes something of the person into every table that can hold it. */
export async function liveIn(tx: Tx, uid: number, admin: number): Promise<void> {
  const token = (kind: string) => `hash-${kind}-${uid}`
  await tx
    .insertInto('sessions')
    .values({
      token_hash: token('s'),
      uid,
      created: at,
      last_seen: at,
      expires: '2027-01-01 00:00:00',
      browser: 'Browser of Zanzibar',
      system: 'Quillfeather',
      network: '192.0.2.0',
    })
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
      source: 'key:1',
      external_id: `event of ${PERSON.mail}`,
      type: 'survey_submitted',
      uid,
      training_id: null,
      object: `https://lrs.test/${PERSON.name}`,
      score: null,
      exact_score: null,
      at,
      received_at: at,
      revokes: null,
      rule: null,
      payload: JSON.stringify({ actor: PERSON.mail }),
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
