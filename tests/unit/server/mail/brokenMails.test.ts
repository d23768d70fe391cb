import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { outboxes } from '#server/jobs/outboxes.ts'
import { isMailDue, type Outbox, sendMails } from '#server/mail/sendMails.ts'
import { notify } from '#server/notices/notify.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'
import { mailServer } from '#tests/support/mailServer.ts'
import { away, deliver, mailsOf, postOffice } from '#tests/support/postOffice.ts'
import { takeIn } from '../accounts/cast.ts'

/** People who each have a mail that is due, the first one first. */
async function mailTo(db: Database, ...names: string[]): Promise<void> {
  for (const name of names) {
    const uid = await takeIn(db, { name, mail: `${name}@saltmarsh.test` })
    const details = { points: 120, date: '2026-12-21' }
    await db.transact((tx) => notify(tx, { uid, type: 'points_expiring', details, key: name }, later(0)))
  }
}

const broken: Outbox = () => Promise.reject(new Error('The table is gone.'))

test('three busy mailboxes do not hold up the mails behind them', async () => {
  const db = await freshDatabase()
  await mailTo(db, 'busy1', 'busy2', 'busy3', 'freja', 'bo')
  const { url, recipients } = await mailServer({ isBusy: (address) => address.startsWith('busy') })
  const office = postOffice(db, 0, { SMTP_URL: url })
  expect(await deliver(office)).toBe(2)
  expect(recipients.flat()).toEqual(['freja@saltmarsh.test', 'bo@saltmarsh.test'])
  expect(office.warnings).toHaveLength(3)
})

test('three mails that cannot be written do not hold up the mails behind them', async () => {
  const db = await freshDatabase()
  await mailTo(db, 'a', 'b', 'c', 'freja')
  await db.transact((tx) => tx.updateTable('notices').set({ details: '{' }).where('key', '<>', 'freja').execute())
  const office = postOffice(db)
  expect(await deliver(office)).toBe(1)
  expect(await mailsOf(office)).toMatchObject([{ to: [{ address: 'freja@saltmarsh.test' }] }])
})

test('many busy mailboxes do not hold up the mails of other outboxes, and are not all tried in one run', async () => {
  const db = await freshDatabase()
  await mailTo(db, ...Array.from({ length: 25 }, (_, n) => `busy${n}`))
  const { url } = await mailServer({ isBusy: () => true })
  const office = postOffice(db, 0, { SMTP_URL: url })
  let asked = 0
  const next: Outbox = async () => {
    asked++
    return []
  }
  await sendMails(office, [...outboxes, next])
  expect([office.warnings.length, asked]).toEqual([20, 1])
})

test('an outbox that cannot be read does not hold up the others, and is reported', async () => {
  const db = await freshDatabase()
  await mailTo(db, 'freja')
  const office = postOffice(db)
  expect(await isMailDue(db.reader, [broken, ...outboxes], later(0))).toBe(true)
  expect(await sendMails(office, [broken, ...outboxes])).toBe(1)
  expect(office.errors).toMatchObject([{ err: { message: 'The table is gone.' } }])
})

test('a mail whose outcome cannot be noted does not hold up the other outboxes', async () => {
  const db = await freshDatabase()
  await mailTo(db, 'freja')
  const { url, recipients } = await mailServer()
  const office = postOffice(db, 0, { SMTP_URL: url })
  const unknown: Outbox = async () => [
    {
      table: 'no_such_table' as never,
      rows: [{ id: 1, mail_tries: 0 }],
      write: () => undefined,
    },
  ]
  expect(await sendMails(office, [unknown, ...outboxes])).toBe(1)
  expect(recipients.flat()).toEqual(['freja@saltmarsh.test'])
  expect(office.errors).toHaveLength(1)
})

test('a mail server that is away ends the run of all outboxes after three attempts', async () => {
  const db = await freshDatabase()
  await mailTo(db, 'a', 'b', 'c', 'd')
  const office = postOffice(db, 0, away)
  let asked = 0
  const next: Outbox = async () => {
    asked++
    return []
  }
  await sendMails(office, [...outboxes, next])
  expect([office.warnings.length, asked]).toEqual([3, 0])
})

test('the run ends when the process shuts down', async () => {
  const db = await freshDatabase()
  await mailTo(db, 'a')
  const ended = AbortSignal.abort(new Error('The process ends.'))
  await expect(sendMails(postOffice(db), outboxes, ended)).rejects.toThrow('The process ends.')
})
