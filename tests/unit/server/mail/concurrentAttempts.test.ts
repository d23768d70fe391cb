import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { sendAgain } from '#server/mail/deliveries/sendAgain.ts'
import { putOffMail, settleMail } from '#server/mail/settleMail.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { meanwhile } from '#tests/support/meanwhile.ts'
import { refused, takeIn } from '../accounts/cast.ts'

const letter = { type: 'order_placed', to: { uid: null, name: 'Freja', mail: 'freja@saltmarsh.test' }, language: 'en' }

/** A mail about a notice that failed twice. */
async function failedMail(db: Database) {
  const uid = await takeIn(db)
  const { id } = await db.transact((tx) =>
    tx
      .insertInto('notices')
      .values({
        uid,
        type: 'welcome',
        details: '{}',
        key: 'welcome',
        created: '2026-11-21 08:00:00',
        read_at: null,
        mail_due: '2026-11-21 08:30:00',
        mail_tries: 2,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const due = { table: 'notices', rows: [{ id, mail_tries: 2 }] } as const
  const failure = { letter: letter as never, error: 'No answer.', isRefused: false, now: morning }
  const delivery = async () => db.reader.selectFrom('mail_deliveries').selectAll().executeTakeFirstOrThrow()
  const row = async () => db.reader.selectFrom('notices').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { due, failure, delivery, row }
}

test('a mail that was sent stays sent if another attempt to send it fails later', async () => {
  const db = await freshDatabase()
  const { due, failure, delivery, row } = await failedMail(db)
  await db.transact((tx) => settleMail(tx, due, letter as never, morning))
  await db.transact((tx) => putOffMail(tx, due, failure))
  expect((await row()).mail_due).toBeNull()
  expect((await delivery()).state).toBe('sent')
})

test('a mail that someone sends again during an attempt keeps all its attempts when that one fails', async () => {
  const db = await freshDatabase()
  const { due, failure, delivery, row } = await failedMail(db)
  await db.transact((tx) => putOffMail(tx, due, failure))
  const failing = { ...due, rows: [{ ...due.rows[0], mail_tries: 3 }] }
  await sendAgain(db, (await delivery()).id, later(5))
  await db.transact((tx) => putOffMail(tx, failing, { ...failure, isRefused: true }))
  expect(await row()).toMatchObject({ mail_tries: 0, mail_due: '2026-11-21 09:05:00' })
  expect((await delivery()).state).toBe('waiting')
})

test('a mail that is noted as sent at this moment is not sent again', async () => {
  const db = await freshDatabase()
  const { due, failure, delivery, row } = await failedMail(db)
  await db.transact((tx) => putOffMail(tx, due, failure))
  const { id } = await delivery()
  const refusal = await meanwhile(
    db,
    (tx) => settleMail(tx, due, letter as never, morning),
    () => refused(sendAgain(db, id, later(5))),
  )
  expect(refusal).toMatchObject({ status: 409 })
  expect((await row()).mail_due).toBeNull()
  expect((await delivery()).state).toBe('sent')
})
