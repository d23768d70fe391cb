import { describe, expect, test } from 'vitest'
import { notify } from '#server/notices/notify.ts'
import { demoDatabase, later } from '#tests/support/freshDatabase.ts'
import { away, deliver, postOffice } from '#tests/support/postOffice.ts'
import { browserAt } from '#tests/support/browserAt.ts'

async function as(name: string) {
  const db = await demoDatabase()
  const browser = browserAt(db)
  await browser.signIn(`${name}@demo.test`, 'demo-academy')
  return { ...browser, db }
}

describe('the log of mails', () => {
  test('is read by administrators, who send a failed mail again', async () => {
    const { ask, db } = await as('admin')
    const details = { points: 120, date: '2026-12-21' }
    await db.transact((tx) => notify(tx, { uid: 1, type: 'points_expiring', details, key: 'log' }, later(0)))
    await deliver(postOffice(db, 0, away))
    const { body } = await ask('/api/v2/mail_deliveries?state=waiting&uid=1')
    expect(body.data).toMatchObject([{ label: 'Points that expire soon', state: 'waiting', tries: 1 }])
    const retry = `/api/v2/mail_deliveries/${body.data[0].id}/retry`
    expect((await ask(retry, { method: 'POST' })).status).toBe(204)
    await deliver(postOffice(db, 60))
    const refused = await ask(retry, { method: 'POST' })
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ code: 'not_repeatable' }] } })
    expect((await ask('/api/v2/mail_deliveries/99999/retry', { method: 'POST' })).status).toBe(404)
    expect((await ask('/api/v2/mail_deliveries?state=lost&after=x')).body.errors).toHaveLength(2)
  })

  test('is for nobody else', async () => {
    expect((await (await as('learner')).ask('/api/v2/mail_deliveries')).status).toBe(403)
    expect((await browserAt(await demoDatabase()).ask('/api/v2/mail_deliveries')).status).toBe(401)
  })
})
