import { expect, test } from 'vitest'
import { adjust } from '#server/points/adjust.ts'
import { createSchedule } from '#server/points/schedules/saveSchedule.ts'
import { cancelForBuyer } from '#server/shop/orders/decide.ts'
import { listTransactions } from '#server/shop/transactions/readTransactions.ts'
import { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { obey, offer, report } from '../../points/earning/earningSite.ts'
import { addBuyer, addProduct, buy, orderChange, timeZone } from '../shopFixture.ts'
import { ledgerReading } from './ledgerDesk.ts'

const time = { now: morning, timeZone }

test('an entry has its person with the organisations in the order of their numbers', async () => {
  const db = await freshDatabase()
  const names = [{ name: 'Pilots' }, { name: 'Academy' }]
  const added = await db.transact((tx) =>
    tx.insertInto('organizations').values(names).returning(['id', 'name']).execute(),
  )
  const organizations = added.toSorted((a, b) => a.id - b.id)
  const ids = organizations.map(({ id }) => id)
  const ada = await addBuyer(db, { points: 5, organizations: ids.toReversed() })
  const ben = await addBuyer(db, { points: 5 })
  const { data } = await listTransactions(db.reader, {}, ledgerReading)
  expect(data.map(({ person }) => person)).toEqual([
    { uid: ben.user.uid, full_name: ben.user.full_name, organizations: [] },
    { uid: ada.user.uid, full_name: ada.user.full_name, organizations },
  ])
})

test('an entry has the lots that it made, took from or gave back to, each with its end', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 30 })
  const terms = ScheduleTerms.parse({ type: 'rolling', amount: 2, unit: 'months' })
  await createSchedule(
    db,
    { name: 'Two months', description: '', terms, status: 'active', is_default: true },
    { by: null, now: morning },
  )
  const boss = await addBuyer(db)
  const gift = { uid: ada.user.uid, amount: 50, reason: 'Gift', actor: boss.user.uid, key: 'story:gift' }
  await adjust(db, gift, time)
  const mug = await addProduct(db, { price: 60, fulfilment: 'manual' })
  const { order } = await buy(db, ada, [mug.id])
  await cancelForBuyer(db, orderChange(boss, order.id))
  const { data } = await listTransactions(db.reader, {}, ledgerReading)
  const [refund, purchase, given, earned] = data
  const [plain, ending] = [earned?.lots[0]?.id ?? 0, given?.lots[0]?.id ?? 0]
  const end = '2027-01-21 23:00:00'
  expect(earned?.lots).toEqual([{ id: plain, amount: 30, expires_at: null }])
  expect(given?.lots).toEqual([{ id: ending, amount: 50, expires_at: end }])
  expect(purchase?.lots).toEqual([
    { id: plain, amount: -10, expires_at: null },
    { id: ending, amount: -50, expires_at: end },
  ])
  expect(refund?.lots).toEqual([
    { id: plain, amount: 10, expires_at: null },
    { id: ending, amount: 50, expires_at: end },
  ])
  expect(data.map(({ kind, actor, reverses, rule }) => ({ kind, actor, reverses, rule }))).toEqual([
    { kind: 'refund', actor: boss.user.uid, reverses: purchase?.id, rule: null },
    { kind: 'purchase', actor: null, reverses: null, rule: null },
    { kind: 'manual_credit', actor: boss.user.uid, reverses: null, rule: null },
    { kind: 'earn', actor: null, reverses: null, rule: null },
  ])
  expect(data.map((entry) => [entry.title, entry.reason, entry.order?.state])).toEqual([
    ['Enamel mug', expect.any(String), 'cancelled_by_admin'],
    ['Enamel mug', expect.any(String), 'cancelled_by_admin'],
    ['Gift', 'Gift', undefined],
    ['story', 'story', undefined],
  ])
})

test('points of a rule have its name and the version of the rules, also after the rule was removed', async () => {
  const db = await freshDatabase()
  const { uid } = (await addBuyer(db)).user
  await obey(db, [{ id: 'all', name: 'Every training' }])
  await report(db, { uid, external_id: 'first' })
  const { revision } = await obey(db, [{ id: 'all', name: 'Each training' }])
  await report(db, { uid, external_id: 'second', training_id: await offer(db, 'Knots') })
  await report(db, { uid, external_id: 'third' })
  const seen = async () => {
    const { data } = await listTransactions(db.reader, {}, ledgerReading)
    return data.map(({ title, lang, rule }) => ({ title, lang, ...rule }))
  }
  const [id, lang] = ['all', 'en']
  expect(await seen()).toEqual([
    { title: 'Each training', lang, id, name: 'Each training', version: revision },
    { title: 'Knots', lang, id, name: 'Each training', version: revision },
    { title: 'Each training', lang, id, name: 'Each training', version: revision - 1 },
  ])
  await obey(db, [{ id: 'other' }])
  expect(await seen()).toEqual([
    { title: 'Each training', lang, id, name: 'Each training', version: revision },
    { title: 'Knots', lang, id, name: 'Each training', version: revision },
    { title: 'Every training', lang, id, name: 'Every training', version: revision - 1 },
  ])
})
