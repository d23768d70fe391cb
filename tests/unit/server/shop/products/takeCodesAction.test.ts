import { expect, test } from 'vitest'
import { takeCodesAction } from '#server/shop/products/takeCodesAction.ts'
import { listCodes } from '#server/shop/products/voucherCodes.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, addProduct, refusalCodes, refused } from '../shopFixture.ts'

/** A voucher, and the form of its page of codes. */
async function pageOfCodes() {
  const db = await freshDatabase()
  const by = (await addBuyer(db)).user.uid
  const { id } = await addProduct(db, { title: 'Gift card', type: 'voucher' })
  return {
    db,
    by,
    id,
    send: (form: Record<string, string>) => takeCodesAction(db, id, form, { now: morning, by }),
    codes: async () => (await listCodes(db.reader, id, {})).data.map(({ code, state }) => `${code} ${state}`),
  }
}

test('a check of codes shows the first five that would be added, and adds nothing', async () => {
  const { send, codes } = await pageOfCodes()
  await send({ action: 'add', codes: 'A' })
  expect(await send({ action: 'check', codes: 'A\nB\nC\nD\nE\nF\nG' })).toEqual({
    isSaved: false,
    answer: { added: 6, duplicates: ['A'] },
    first: ['B', 'C', 'D', 'E', 'F'],
  })
  expect(await codes()).toEqual(['A free'])
})

test('codes are added, and a code is made void by its button; both are noted with the manager', async () => {
  const { db, by, id, send, codes } = await pageOfCodes()
  expect(await send({ action: 'add', codes: 'A\nB\nB' })).toEqual({
    isSaved: true,
    answer: { added: 2, duplicates: ['B'] },
    first: ['A'],
  })
  const [first] = (await listCodes(db.reader, id, {})).data
  expect(await send({ action: 'void', code: String(first?.id) })).toEqual({ isSaved: true })
  expect(await codes()).toEqual(['A void', 'B free'])
  const noted = await db.reader
    .selectFrom('audit_entries')
    .select(['actor', 'action', 'label', 'before_values', 'after_values'])
    .where('subject_type', '=', 'codes')
    .orderBy('id')
    .execute()
  const subject = { actor: by, label: 'Gift card' }
  expect(noted).toEqual([
    { ...subject, action: 'imported', before_values: null, after_values: '{"added":2}' },
    {
      ...subject,
      action: 'revoked',
      before_values: `{"${first?.id}":"free"}`,
      after_values: `{"${first?.id}":"void"}`,
    },
  ])
})

test('a button without a code of the voucher, and a form without codes, are refused', async () => {
  const { send } = await pageOfCodes()
  for (const code of ['', 'A', '0', '4711']) {
    expect(await refused(send({ action: 'void', code })), code).toMatchObject({ status: 404 })
  }
  expect(await refused(send({ action: 'void' }))).toMatchObject({ status: 404 })
  expect(await refusalCodes(send({ action: 'add' }))).toEqual(['codes: required'])
})

test('several hundred codes are added, checked and reported in one go', async () => {
  const { send, codes } = await pageOfCodes()
  const many = Array.from({ length: 1001 }, (_, n) => `C${n}`)
  expect((await send({ action: 'add', codes: many.slice(1).join('\n') })).answer).toEqual({
    added: 1000,
    duplicates: [],
  })
  const answer = { added: 1, duplicates: many.slice(1) }
  expect(await send({ action: 'check', codes: many.join('\n') })).toMatchObject({ answer, first: ['C0'] })
  expect((await send({ action: 'add', codes: many.join('\n') })).answer).toEqual(answer)
  expect((await codes())[0]).toBe('C1 free')
})

test('a check asks about a first line that looks like a heading, and counts it nevertheless', async () => {
  const { send, codes } = await pageOfCodes()
  const text = 'Voucher code\nABC-1\nABC-2'
  expect(await send({ action: 'check', codes: text })).toEqual({
    isSaved: false,
    answer: { added: 3, duplicates: [] },
    first: ['Voucher code', 'ABC-1', 'ABC-2'],
    heading: 'Voucher code',
  })
  expect(await send({ action: 'add', codes: text })).not.toHaveProperty('heading')
  expect(await codes()).toEqual(['Voucher code free', 'ABC-1 free', 'ABC-2 free'])
})
