import { describe, expect, test } from 'vitest'
import { auditActors } from '#server/audit/auditActors.ts'
import { exportAudit } from '#server/audit/exportAudit.ts'
import { noteChange, type NotedChange } from '#server/audit/noteChange.ts'
import type { Database } from '#server/db/database.ts'
import { createProduct } from '#server/shop/products/saveProduct.ts'
import type { AuditEntry } from '#shared/contract/audit.ts'
import { demoDatabase, freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { administrator, PASSWORD, takeIn } from '../../unit/server/accounts/cast.ts'
import { browserAt } from '#tests/support/browserAt.ts'
import { academy, done } from '../events/programs.ts'

describe('every administrative change', () => {
  test('of the site, the shop and the sessions is in the log with its fields', async () => {
    const db = await demoDatabase()
    const admin = browserAt(db)
    await admin.signIn('admin@demo.test', 'demo-academy')
    const newest = await db.reader
      .selectFrom('audit_entries')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst()
    const send = async (method: string, path: string, body?: object) => {
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      const answer = await admin.ask(`/api/v2/${path}`, { method, headers, ...(body && { body }) })
      expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
      return answer.body?.data
    }
    await send('POST', 'settings/general', { site_name: { en: 'Other academy' } })
    const { id: mug, revision } = await send('POST', 'incentives/products', {
      title: 'Tin mug',
      type: 'physical',
      price: 90,
    })
    await send('PATCH', `incentives/products/${mug}`, { revision, price: 95 })
    await send('POST', `incentives/products/${mug}/duplicate`)
    await send('DELETE', `incentives/products/${mug}`)
    const card = await send('POST', 'incentives/products', { title: 'Tea card', type: 'voucher', price: 10 })
    await send('POST', `incentives/products/${card.id}/codes`, { codes: ['SECRET-1', 'SECRET-2'] })
    const [code] = await send('GET', `incentives/products/${card.id}/codes`)
    await send('DELETE', `incentives/products/${card.id}/codes/${code.id}`)
    const shop = await send('GET', 'settings/incentives/shop')
    await send('POST', 'settings/incentives/shop', { approval_default: !shop.approval_default })
    const rules = await send('GET', 'settings/incentives/rules')
    await send('POST', 'settings/incentives/rules', { ...rules, enabled: !rules.enabled })
    const room = await send('POST', 'course-administration/rooms', { name: 'Attic', place: '', seats: 4, active: true })
    await send('PATCH', `course-administration/rooms/${room.id}`, { revision: room.revision, seats: 5 })
    await send('DELETE', `course-administration/rooms/${room.id}`)
    await send('POST', 'incentives/adjustments', { uid: 2, amount: 5, reason: 'Thanks' })
    const key = await send('POST', 'api_keys', { name: 'Lab', scopes: ['events'] })
    await send('DELETE', `api_keys/${key.id}`)
    const { body } = await admin.ask('/api/v2/audit?limit=100')
    const noted: AuditEntry[] = body.data.filter(({ id }: AuditEntry) => id > Number(newest?.id ?? 0))
    expect(noted.map(({ action, subject: { type } }) => `${action} ${type}`).toReversed()).toEqual([
      'changed general_settings',
      'created product',
      'changed product',
      'duplicated product',
      'removed product',
      'created product',
      'imported codes',
      'revoked codes',
      'changed shop_settings',
      'changed rules',
      'created room',
      'changed room',
      'removed room',
      'adjusted person',
      'created api_key',
      'revoked api_key',
    ])
    const { body: own } = await admin.ask('/api/v2/me')
    const authors = noted.map(({ actor, through }) => `${actor?.uid} ${through}`)
    expect([...new Set(authors)], 'each entry names the administrator').toEqual([`${own.data.uid} site`])
    const priced = noted.find(({ action, subject }) => action === 'changed' && subject.type === 'product')
    expect(priced).toMatchObject({
      actor: { full_name: expect.any(String) },
      through: 'site',
      subject: { id: String(mug), label: 'Tin mug' },
      before: { price: 90 },
      after: { price: 95 },
    })
    expect(JSON.stringify(noted), 'codes and secrets are not in the log').not.toMatch(/SECRET-|secret_hash|jnp_/)
  })

  test('of a learner is in no log: a purchase notes nothing', async () => {
    const db = await demoDatabase()
    const learner = browserAt(db)
    await learner.signIn('learner@demo.test', 'demo-academy')
    const pen = await createProduct(
      db,
      { title: 'Pen', type: 'physical', price: 1, status: 'active' },
      { by: null, now: morning },
    )
    const before = await count(db)
    const bought = await learner.ask('/api/v2/incentives/shop_checkout', {
      body: { products: [pen.id] },
      headers: { 'Idempotency-Key': 'one' },
    })
    expect(bought.status).toBe(201)
    expect(await count(db)).toBe(before)
  })
})

test('a reported event is in no log', async () => {
  const { db, call } = await academy()
  const before = await count(db)
  expect((await call('events', { body: done })).status).toBe(201)
  expect(await count(db)).toBe(before)
})

describe('the log', () => {
  test('is only for administrators', async () => {
    const db = await freshDatabase()
    await administrator(db)
    await takeIn(db)
    const learner = browserAt(db)
    expect((await learner.ask('/api/v2/audit')).status).toBe(401)
    await learner.signIn('freja', PASSWORD)
    expect((await learner.ask('/api/v2/audit')).status).toBe(403)
    expect((await learner.ask('/api/v2/audit.csv')).status).toBe(403)
  })

  test('is filtered by person, action, kind, thing and days, all together', async () => {
    const { admin, freja, priya } = await filledLog()
    const found = async (query: string): Promise<string[]> =>
      (await admin.ask(`/api/v2/audit?${query}`)).body.data.map(({ subject: { label } }: AuditEntry) => label)
    expect(await found('')).toEqual(['Room', 'Tea', 'Mug', 'Mug'])
    expect(await found(`actor=${priya}`)).toEqual(['Mug', 'Mug'])
    expect(await found('action=changed')).toEqual(['Tea', 'Mug'])
    expect(await found('subject=product')).toEqual(['Tea', 'Mug', 'Mug'])
    expect(await found('subject=product:7')).toEqual(['Mug', 'Mug'])
    expect(await found(`actor=${priya}&action=created&subject=product:7`)).toEqual(['Mug'])
    expect(await found(`actor=${freja}&action=changed&subject=product`)).toEqual(['Tea'])
    expect(await found(`actor=${priya}&action=created`)).toEqual(['Mug'])
    expect(await found(`actor=${freja}&subject=product`)).toEqual(['Tea'])
    expect(await found('action=created&subject=room&until=2026-11-22')).toEqual(['Room'])
    expect(await found('from=2026-11-22')).toEqual(['Room', 'Tea'])
    expect(await found('until=2026-11-21')).toEqual(['Mug', 'Mug'])
    expect(await found('from=2026-11-22&until=2026-11-22&subject=room')).toEqual(['Room'])
    for (const wrong of ['actor=x', 'action=sung', 'subject=dragon', 'from=2026-02-31', 'after=1', 'colour=red'])
      expect((await admin.ask(`/api/v2/audit?${wrong}`)).status, wrong).toBe(400)
  })

  test('is read in pages, each entry once', async () => {
    const { admin } = await filledLog()
    const seen: number[] = []
    let query = 'limit=1'
    for (;;) {
      const { body } = await admin.ask(`/api/v2/audit?${query}`)
      seen.push(...body.data.map(({ id }: AuditEntry) => id))
      if (body.meta.isLastPage) break
      query = `limit=1&after=${body.meta.next}`
    }
    expect(seen).toEqual([4, 3, 2, 1])
  })

  test('is exported as CSV with the same filters, formulas made harmless', async () => {
    const { db } = await filledLog()
    let text = ''
    for await (const part of exportAudit(db, { subject: { type: 'product', id: '8' } }, { timeZone: 'UTC' }))
      text += part
    expect(text).toBe(
      '\uFEFFid,at_utc,uid,name,through,program,action,subject,subject_id,subject_label,before,after\r\n' +
        `3,2026-11-22 09:00:00,2,Freja Amoah,site,,changed,product,8,Tea,"{""title"":""Tea""}","{""title"":""=1+1""}"\r\n`,
    )
  })

  test('names the people who changed something, by name', async () => {
    const { db, freja, priya } = await filledLog()
    expect((await auditActors(db.reader)).map(({ uid }) => uid).toSorted()).toEqual([freja, priya].toSorted())
    expect(await auditActors((await freshDatabase()).reader)).toEqual([])
  })
})

async function count(db: Database): Promise<number> {
  const { entries } = await db.reader
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.countAll().as('entries'))
    .executeTakeFirstOrThrow()
  return Number(entries)
}

async function filledLog() {
  const db = await freshDatabase()
  const { uid: priya } = await administrator(db)
  const freja = await takeIn(db)
  const mug = { type: 'product', id: 7, label: 'Mug' } as const
  const tea = { type: 'product', id: 8, label: 'Tea' } as const
  const day = 24 * 60
  const changes: [NotedChange, Date][] = [
    [{ actor: priya, action: 'created', subject: mug, after: { price: 1 } }, later(0)],
    [{ actor: priya, action: 'changed', subject: mug, before: { price: 1 }, after: { price: 2 } }, later(0)],
    [{ actor: freja, action: 'changed', subject: tea, before: { title: 'Tea' }, after: { title: '=1+1' } }, later(day)],
    [{ actor: null, action: 'created', subject: { type: 'room', id: 1, label: 'Room' }, after: {} }, later(day + 1)],
  ]
  for (const [change, now] of changes) await db.transact((tx) => noteChange(tx, change, now))
  const admin = browserAt(db)
  await admin.signIn('priya', PASSWORD)
  return { db, admin, priya, freja }
}
