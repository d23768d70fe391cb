import { changePerson } from '#server/accounts/managedPerson.ts'
import { toInstant } from '#shared/instant.ts'
import type { Tx } from '#server/db/database.ts'
import { draftImport, moveImport } from '#server/imports/prepareImport.ts'
import { runImports } from '#server/imports/runImports.ts'
import { saveShopSettings } from '#server/shop/settings/saveShopSettings.ts'
import { later, morning } from '#tests/support/freshDatabase.ts'
import { importWorks } from '../imports/importWorks.ts'
import { type academy, at, PERSON, WORDS } from './livedPerson.ts'

/** Names that the person had before. */
export const formerly = { name: 'oldquill', full_name: 'Zanzibar Oldquill', mail: 'z.oldquill@people.test' }
export const formerTraces = ['oldquill', 'Oldquill']
/** Somebody of the team who stays. */
export const COLLEAGUE = 'colleague@staff.test'

type Academy = Pick<Awaited<ReturnType<typeof academy>>, 'db' | 'context' | 'actor' | 'uid'>

/** The person is renamed, imported, notified as one of the team, and takes part in sessions. */
export async function liveElsewhere({ db, context, actor, uid }: Academy): Promise<void> {
  const change = { name: PERSON.name, mail: PERSON.mail, full_name: 'Zanzibar Quillfeather' }
  await changePerson(context, actor, { uid, change: formerly })
  await changePerson(context, actor, { uid, change })
  await joinTeam({ db, context, actor, uid })
  await importFiles({ db, context, actor, uid })
  await db.transact((tx) => leaveTraces(tx, uid, actor.user.uid))
  await context.runtime.pendingWork.done()
}

async function joinTeam({ db, actor }: Academy): Promise<void> {
  const mails = [PERSON.mail.toUpperCase(), formerly.mail, COLLEAGUE]
  for (const notify_mails of [mails, [COLLEAGUE], mails]) {
    await saveShopSettings(db, { notify_mails }, { by: actor.user.uid, now: morning })
  }
}

/** An import that is done, with the person in its report, and a draft with the file. */
async function importFiles({ db, actor: { user, session } }: Academy): Promise<void> {
  const text = `external_id,mail,first_name\nHR-Quillfeather,${PERSON.mail},Zanzibar\nHR-2,Quillfeather,Zanzibar\n`
  const sender = { kind: 'people', by: user.uid, session, now: morning } as const
  const id = await draftImport(db, { ...sender, text })
  await moveImport(db, { ...sender, id, action: 'start' })
  await runImports(importWorks(db))
  await draftImport(db, { ...sender, text, fileName: 'Quillfeather.csv' })
}

async function leaveTraces(tx: Tx, uid: number, admin: number): Promise<void> {
  await tx.insertInto('scim_users').values({ uid, external_id: 'dir-Quillfeather', changed: at }).execute()
  await tx
    .insertInto('sso_links')
    .values({ issuer: 'https://id.test', subject: PERSON.mail, uid, created: at })
    .execute()
  await tx
    .insertInto('sign_in_steps')
    .values({ token_hash: 'step', kind: 'sso', uid, details: WORDS, expires: at })
    .execute()
  await tx
    .insertInto('passkeys')
    .values({ id: 'key', uid, public_key: 'k', counter: 0, transports: '[]', name: 'Zanzibar’s key', created: at })
    .execute()
  await tx
    .insertInto('mail_deliveries')
    .values([
      ...[
        { uid, address: null, type: 'invitation' },
        { uid: null, address: PERSON.mail.toUpperCase(), type: 'order' },
        { uid: null, address: formerly.mail, type: 'order' },
      ].map((row) => ({
        ...row,
        at,
        language: 'en',
        state: 'given_up' as const,
        tries: 3,
        error: 'No such mailbox …',
      })),
      { uid: null, address: COLLEAGUE, type: 'order', at, language: 'en', state: 'sent', tries: 1, error: '' },
    ])
    .execute()
  await tx
    .insertInto('notices')
    .values({
      uid: admin,
      type: 'session_declined',
      key: `former:${uid}`,
      created: at,
      details: JSON.stringify({ name: formerly.full_name, reason: 'ill' }),
    })
    .execute()
  await tx
    .insertInto('learning_events')
    .values({
      source: 'key:1',
      external_id: `awaited of ${PERSON.mail}`,
      type: 'awaited',
      uid: null,
      training_id: null,
      score: null,
      exact_score: null,
      at,
      received_at: at,
      revokes: null,
      rule: null,
      payload: null,
    })
    .execute()
  const schedule = await tx
    .insertInto('availability_schedules')
    .values({
      uid,
      name: 'Hours of Zanzibar',
      time_zone: 'UTC',
      weekly: '[]',
      changed: at,
      valid_from: null,
      valid_until: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const days = { from_day: '2026-12-01', until_day: '2026-12-02', kind: 'closed' as const, ranges: '[]' }
  await tx
    .insertInto('availability_overrides')
    .values({ uid, schedule_id: schedule.id, ...days })
    .execute()
  await takePart(tx, uid)
}

/** A place in one session to come, a turn in another, and a declined request to teach. */
async function takePart(tx: Tx, uid: number): Promise<void> {
  const { id: training_id } = await tx.selectFrom('trainings').select('id').orderBy('id').executeTakeFirstOrThrow()
  const hours = { from_at: toInstant(later(6000)), until_at: toInstant(later(6060)) }
  for (const [queued, state] of (['booked', 'waiting'] as const).entries()) {
    const session = await tx
      .insertInto('training_sessions')
      .values({
        training_id,
        title: 'First aid',
        time_zone: 'UTC',
        ...hours,
        room_id: null,
        capacity: 1,
        status: 'scheduled',
        cancelled_at: null,
        created: at,
        changed: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('session_bookings')
      .values({
        session_id: session.id,
        uid,
        state,
        queued: queued + 1,
        created: at,
        changed: at,
        attended: null,
        attended_at: null,
      })
      .execute()
    await tx
      .insertInto('session_history')
      .values({ session_id: session.id, action: 'decline', actor: uid, reason: WORDS, at })
      .execute()
  }
}
