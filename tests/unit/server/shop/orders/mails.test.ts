import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { later, freshDatabase } from '#tests/support/freshDatabase.ts'
import { away, deliver, isDue, mailsOf, postOffice } from '#tests/support/postOffice.ts'
import type { Database } from '#server/db/database.ts'
import { saveMailTemplate } from '#server/mail/templates/saveMailTemplate.ts'
import { cancelOrder } from '#server/shop/orders/cancel.ts'
import { checkOut } from '#server/shop/checkout/checkOut.ts'
import { saveShopSettings } from '#server/shop/settings/saveShopSettings.ts'
import { saveSettings } from '#server/site/saveSettings.ts'
import { loadSite } from '#server/site/site.ts'
import { MailTemplateChange } from '#shared/contract/mailTemplates.ts'
import { buy, addBuyer, addProduct, refusalCodes } from '../shopFixture.ts'

const managers = ['rewards@academy.test', 'stock@academy.test']

let db: Database
beforeEach(async () => {
  db = await freshDatabase()
  await saveShopSettings(db, { notify_mails: managers }, { by: null, now: later(0) })
})

/** The same database, which records every statement of a transaction. */
function watched(statements: string[]): Database {
  const plugin = {
    transformQuery({ node }: { node: { kind: string } }) {
      statements.push(node.kind)
      return node as never
    },
    transformResult: async ({ result }: { result: object }) => result as never,
  }
  return {
    ...db,
    transact: (run) =>
      db.transact(async (tx) => {
        const result = await run(tx.withPlugin(plugin))
        // With a plugin there is no wire: what was sent has run when a later statement has.
        await sql`select 1`.execute(tx)
        return result
      }),
  }
}

describe('an order that waits for the team', () => {
  test('is mailed once to each address of the shop, with products, price, buyer and state', async () => {
    const mug = await addProduct(db, {
      title: 'Enamel mug',
      price: 10,
      fulfilment: 'manual',
      checkout_fields: [{ name: 'house', type: 'text', label: 'Where to?', hint: '', required: true, options: [] }],
    })
    const tour = await addProduct(db, {
      title: 'Lighthouse tour',
      price: 30,
      fulfilment: 'approval',
      type: 'experience',
    })
    const buyer = await addBuyer(db, { points: 1500 })
    const { order } = await buy(db, buyer, [mug.id, tour.id, mug.id], { fields: { house: '12 Bell Lane' } })
    const post = postOffice(db)
    expect(await deliver(post)).toBe(2)
    const mails = await mailsOf(post)
    const transaction = await db.reader
      .selectFrom('point_entries')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirst()
    expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(managers)
    expect(mails.map(({ to }) => to?.[0]?.name)).toEqual(['', ''])
    for (const { subject, text, html } of mails) {
      expect(subject).toBe('An order is waiting for approval (Juniper)')
      expect(text).toMatch(
        /^Buyer buyer\d+ has ordered this for 50 points:\n\n2 × Enamel mug\n\n1 × Lighthouse tour\n\n/,
      )
      expect(text).toContain(`Order ${order.id} of 21 Nov 2026`)
      expect(text).toContain(': Waiting for approval')
      expect(text?.trimEnd()).toMatch(
        new RegExp(`\nhttps://academy.test/settings/incentives/transactions/${transaction?.id}$`),
      )
      expect(`${text} ${html}`).not.toContain('Bell Lane')
    }
    expect(await deliver(post)).toBe(0)
    expect(await isDue(db, 99_999)).toBe(false)
  })

  test('is mailed in the site’s language, with titles in that language', async () => {
    const { general } = await loadSite(db.reader)
    await db.transact((tx) =>
      saveSettings(tx, 'general', { ...general, default_language: 'ar' }, '2026-11-21 09:00:00'),
    )
    const mug = await addProduct(db, {
      title: 'Enamel mug',
      fulfilment: 'manual',
      translations: { ar: { title: 'كوب', summary: '', description: '', instructions_after: '', terms: '' } },
    })
    await buy(db, await addBuyer(db, { points: 10, language: 'en' }), [mug.id])
    const post = postOffice(db)
    await deliver(post)
    const [mail] = await mailsOf(post)
    expect(mail?.subject).toContain('طلب ينتظر التجهيز')
    expect(mail?.html).toContain('dir="rtl"')
    expect(mail?.text).toContain('كوب')
    expect(mail?.text).not.toContain('Enamel mug')
  })

  test('is mailed in the site’s own words, with the buyer and the points', async () => {
    const buyer = await addBuyer(db, { points: 100 })
    const texts = { subject: 'An order at {{site}}', opening: '{{name}} spends {{count}} points:' }
    const change = MailTemplateChange.parse({ language: 'en', revision: 0, ...texts })
    const saved = { by: buyer.user.uid, now: later(0), shipped: {} }
    await saveMailTemplate(db, { type: 'order_waiting', change }, saved)
    await buy(db, buyer, [(await addProduct(db, { fulfilment: 'manual', price: 30 })).id])
    const post = postOffice(db)
    await deliver(post)
    const [mail] = await mailsOf(post)
    expect(mail?.subject).toBe('An order at Juniper')
    expect(mail?.text).toContain(`${buyer.user.full_name} spends 30 points:`)
  })

  test('is mailed once to a repeated address, and once if the checkout is repeated', async () => {
    await saveShopSettings(db, { notify_mails: ['a@academy.test', 'A@academy.test'] }, { by: null, now: later(0) })
    const { id } = await addProduct(db, { fulfilment: 'manual' })
    const buyer = await addBuyer(db, { points: 100 })
    for (const _ of [1, 2]) await checkOut(db, buyer, { products: [id] }, 'the same key')
    expect(await deliver(postOffice(db))).toBe(1)
  })

  test('is mailed later to the remaining addresses if the mail server is down', async () => {
    const { id } = await addProduct(db, { fulfilment: 'manual' })
    await buy(db, await addBuyer(db, { points: 100 }), [id])
    const down = postOffice(db, 0, away)
    expect(await deliver(down)).toBe(0)
    expect(down.warnings).toMatchObject([{ table: 'order_mails' }, { table: 'order_mails' }])
    expect([await isDue(db, 0), await isDue(db, 1)]).toEqual([false, true])
    const [first] = await db.reader.selectFrom('order_mails').select('id').orderBy('id').execute()
    await db.transact((tx) =>
      tx.updateTable('order_mails').set({ mail_due: null }).where('id', '=', first!.id).execute(),
    )
    const up = postOffice(db, 1)
    expect(await deliver(up)).toBe(1)
    expect((await mailsOf(up)).map(({ to }) => to?.[0]?.address)).toEqual(['stock@academy.test'])
  })

  test('is not mailed if its buyer has cancelled it', async () => {
    const { id } = await addProduct(db, { fulfilment: 'approval' })
    const buyer = await addBuyer(db, { points: 100 })
    const { order } = await buy(db, buyer, [id])
    await cancelOrder(db, buyer, order.id)
    expect(await deliver(postOffice(db))).toBe(0)
    expect(await isDue(db, 99_999)).toBe(false)
  })
})

describe('no mail is sent', () => {
  test('for an instant product, and the checkout runs no statement for it', async () => {
    const { id } = await addProduct(db)
    const [first, second] = [await addBuyer(db, { points: 10 }), await addBuyer(db, { points: 10 })]
    const [withAddresses, without]: [string[], string[]] = [[], []]
    await checkOut(watched(withAddresses), first, { products: [id] }, null)
    expect(await isDue(db, 99_999)).toBe(false)
    await saveShopSettings(db, { notify_mails: [] }, { by: null, now: later(0) })
    await checkOut(watched(without), second, { products: [id] }, null)
    expect(withAddresses).toEqual(without)
  })

  test('without addresses; with ten addresses the checkout runs one more statement', async () => {
    const { id } = await addProduct(db, { fulfilment: 'manual' })
    const [first, second] = [await addBuyer(db, { points: 10 }), await addBuyer(db, { points: 10 })]
    const [without, withTen]: [string[], string[]] = [[], []]
    await saveShopSettings(db, { notify_mails: [] }, { by: null, now: later(0) })
    await checkOut(watched(without), first, { products: [id] }, null)
    expect(await isDue(db, 99_999)).toBe(false)
    const notify_mails = Array.from({ length: 10 }, (_, n) => `manager${n}@academy.test`)
    await saveShopSettings(db, { notify_mails }, { by: null, now: later(0) })
    await checkOut(watched(withTen), second, { products: [id] }, null)
    expect(withTen).toHaveLength(without.length + 1)
    expect(await deliver(postOffice(db))).toBe(10)
  })

  test('for a refused checkout, or for one that was rolled back', async () => {
    const { id } = await addProduct(db, { fulfilment: 'manual', price: 10 })
    expect(await refusalCodes(buy(db, await addBuyer(db, { points: 9 }), [id]))).toEqual([
      'products[0]: insufficient_points',
    ])
    const buyer = await addBuyer(db, { points: 10 })
    const broken: Database = {
      ...db,
      transact: (run) =>
        db.transact(async (tx) => {
          await run(tx)
          throw new Error('The light went out.')
        }),
    }
    await expect(buy(broken, buyer, [id])).rejects.toThrow('The light went out.')
    expect(await isDue(db, 99_999)).toBe(false)
  })
})
