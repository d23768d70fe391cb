import { expect, test } from 'vitest'
import { approve, fulfil } from '#server/shop/orders/decide.ts'
import { orderOf } from '#server/shop/orders/read.ts'
import type { CheckoutField } from '#shared/contract/checkout.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, buy, orderChange } from '../shopFixture.ts'

function field(name: string, type: CheckoutField['type'], options: string[] = []): CheckoutField {
  return { name, type, label: name.toUpperCase(), hint: '', required: false, options, translations: {} }
}

test('an order shows the answers of its buyer, once for each field, and none for a field without one', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const gift = field('gift', 'checkbox')
  const wanted = [gift, field('lid', 'checkbox'), field('size', 'select', ['S', 'L']), field('note', 'text')]
  const mug = await addProduct(db, { checkout_fields: [...wanted, field('empty', 'text')] })
  const bag = await addProduct(db, { title: 'Bag', checkout_fields: [gift, field('day', 'date')] })
  const fields = { gift: true, lid: false, size: 'L', note: 'S', day: '2026-12-11' }
  const { order } = await buy(db, ada, [mug.id, bag.id], { fields })
  const { fields: answers } = await orderOf(db.reader, ada, order.id)
  expect(answers.map(({ name, label, value, is_day }) => [name, label, value, is_day])).toEqual([
    ['gift', 'GIFT', '✓', false],
    ['lid', 'LID', '✗', false],
    ['size', 'SIZE', 'L', false],
    ['note', 'NOTE', 'S', false],
    ['day', 'DAY', '2026-12-11', true],
  ])
  expect(answers.map(({ value_lang }) => value_lang)).toEqual([null, null, 'en', null, null])
})

test('an order shows when it can be cancelled, and how its delivery can be followed', async () => {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
  const mug = await addProduct(db, {
    fulfilment: 'approval',
    cancel_policy: 'until_fulfilled',
    instructions_after: '<p>Fetch it.</p>',
    title: 'Mug',
  })
  const bag = await addProduct(db, { title: 'Bag', fulfilment: 'approval', cancel_policy: 'until_approved' })
  const both = (await buy(db, ada, [mug.id, bag.id])).order
  const one = (await buy(db, ada, [mug.id])).order
  const seen = async ({ id }: { id: number }) => {
    const { cancellable, tracking, reason, lines } = await orderOf(db.reader, ada, id)
    return [cancellable, lines[0]?.instructions, reason, tracking]
  }
  expect([await seen(both), await seen(one)]).toEqual([
    [true, '', '', ''],
    [true, '', '', ''],
  ])
  for (const { id } of [both, one]) await approve(db, orderChange(manager, id))
  expect([await seen(both), await seen(one)]).toEqual([
    [false, '<p>Fetch it.</p>', '', ''],
    [true, '<p>Fetch it.</p>', '', ''],
  ])
  await fulfil(db, { ...orderChange(manager, one.id, 'At the desk.'), tracking: 'Parcel 7' })
  expect(await seen(one)).toEqual([false, '<p>Fetch it.</p>', 'At the desk.', 'Parcel 7'])
})

test('an order asks each question as the first of its products does, whatever the answer looks like', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  // The type of the first was a choice once.
  const note = { ...field('note', 'text', ['S', 'L']), label: 'Your note' }
  const mug = await addProduct(db, { checkout_fields: [note, field('code', 'text')] })
  const bag = await addProduct(db, { title: 'Bag', checkout_fields: [field('note', 'textarea')] })
  const fields = { note: 'S', code: '2026-12-11' }
  const { order } = await buy(db, ada, [mug.id, bag.id], { fields })
  expect(order.fields).toMatchObject([
    { name: 'note', label: 'Your note', value: 'S', value_lang: null },
    { name: 'code', label: 'CODE', value: '2026-12-11', is_day: false },
  ])
  expect((await buy(db, ada, [mug.id])).order.fields, 'an order without answers shows none').toEqual([])
})
