import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { takeCheckoutAction } from '#server/shop/checkout/takeCheckoutAction.ts'
import { orderOf } from '#server/shop/orders/read.ts'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import { shelfProduct } from '#server/shop/shelf/shelfProduct.ts'
import { NewProduct, type Product } from '#shared/contract/products.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { buy, addBuyer, addProduct, refusalCodes } from '../shopFixture.ts'

const size = { name: 'size', type: 'select' as const, label: 'Size', hint: 'Take the larger one.', required: true }
const arabic = { label: 'المقاس', hint: 'خذ الأكبر.', options: ['صغير', 'كبير'] }
const engraving = { name: 'engraving', type: 'text' as const, label: 'Name on the mug' }

/** A mug with two checkout fields: the size in two languages, the name in one. */
function aMug(db: Database): Promise<Product> {
  return addProduct(db, {
    checkout_fields: [{ ...size, options: ['Small', 'Large'], translations: { ar: arabic } }, engraving],
  })
}

test('checkout fields are shown in the reader’s language if there is a translation, and name their language', async () => {
  const db = await freshDatabase()
  const mug = await aMug(db)
  const asked = async (language: string, siteLanguage = 'en') =>
    (await shelfProduct(db.reader, { ...(await addBuyer(db, { language })), siteLanguage }, mug.id)).checkout_fields
  const [arabicSize, name] = await asked('ar')
  expect(arabicSize).toEqual({
    name: 'size',
    type: 'select',
    required: true,
    label: 'المقاس',
    hint: 'خذ الأكبر.',
    options: ['Small', 'Large'],
    option_labels: ['صغير', 'كبير'],
    lang: 'ar',
  })
  expect(name).toMatchObject({ label: 'Name on the mug', lang: 'en' })
  expect(await asked('ar-EG')).toEqual([arabicSize, name])
  const english = { label: 'Size', hint: 'Take the larger one.', option_labels: ['Small', 'Large'], lang: 'en' }
  for (const language of ['en', 'de']) expect(await asked(language)).toMatchObject([english, { lang: 'en' }])
})

test('texts without a translation are shown in the field’s own language', async () => {
  const db = await freshDatabase()
  const translations = { ar: { label: 'المقاس', options: ['صغير', ''] }, de: { hint: 'Lieber zu groß.' } }
  const mug = await addProduct(db, { checkout_fields: [{ ...size, options: ['Small', 'Large'], translations }] })
  const asked = async (language: string) =>
    (await shelfProduct(db.reader, await addBuyer(db, { language }), mug.id)).checkout_fields
  expect(await asked('ar')).toMatchObject([
    { label: 'المقاس', hint: 'Take the larger one.', option_labels: ['صغير', 'Large'], lang: 'ar' },
  ])
  expect(await asked('de'), 'a translation without a label is none yet').toMatchObject([
    { label: 'Size', hint: 'Take the larger one.', option_labels: ['Small', 'Large'], lang: 'en' },
  ])
})

test('the answer is the option’s own text in every language, and the order shows it in the reader’s language', async () => {
  const db = await freshDatabase()
  const layla = await addBuyer(db, { points: 100, language: 'ar' })
  const mug = await aMug(db)
  const { order } = await buy(db, layla, [mug.id], { fields: { size: 'Large', engraving: 'ليلى' } })
  const inArabic = [
    { name: 'size', label: 'المقاس', value: 'كبير', is_day: false, lang: 'ar', value_lang: 'ar' },
    { name: 'engraving', label: 'Name on the mug', value: 'ليلى', is_day: false, lang: 'en', value_lang: null },
  ]
  expect(order.fields).toEqual(inArabic)
  expect(await refusalCodes(buy(db, layla, [mug.id], { fields: { size: 'كبير' } }))).toEqual(['fields[size]: choice'])
  expect(await refusalCodes(buy(db, layla, [mug.id]))).toEqual(['fields[size]: required'])

  await changeProduct(db, mug.id, { revision: mug.revision, checkout_fields: [] }, { by: null, now: morning })
  expect((await orderOf(db.reader, layla, order.id)).fields, 'as it was asked then').toEqual(inArabic)
  expect((await orderOf(db.reader, { ...layla, language: 'en' }, order.id)).fields).toEqual([
    { name: 'size', label: 'Size', value: 'Large', is_day: false, lang: 'en', value_lang: 'en' },
    { name: 'engraving', label: 'Name on the mug', value: 'ليلى', is_day: false, lang: 'en', value_lang: null },
  ])
})

test('an answer that is a day is marked, so that pages show it in the reader’s pattern', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const day = { name: 'day', type: 'date', label: 'Which day would suit you?' } as const
  const note = { name: 'note', type: 'text', label: 'Note' } as const
  const halfDay = await addProduct(db, { checkout_fields: [day, note] })
  const { order } = await buy(db, ada, [halfDay.id], { fields: { day: '2026-12-11', note: '2026-12-12' } })
  expect(order.fields).toMatchObject([
    { name: 'day', value: '2026-12-11', is_day: true },
    { name: 'note', value: '2026-12-12', is_day: false },
  ])
})

test('the plain form of an Arabic page sends the same answer', async () => {
  const db = await freshDatabase()
  const layla = await addBuyer(db, { points: 100, language: 'ar' })
  const mug = await aMug(db)
  const page = { key: 'page', expected_price: String(mug.price) }
  expect(await refusalCodes(takeCheckoutAction(db, layla, mug.id, { ...page, 'fields[size]': '' }))).toEqual([
    'fields[size]: required',
  ])
  const { order } = await takeCheckoutAction(db, layla, mug.id, { ...page, 'fields[size]': 'Small' })
  expect(order.fields).toMatchObject([{ name: 'size', value: 'صغير' }])
})

test('products and orders from before translations existed are readable', async () => {
  const db = await freshDatabase()
  const layla = await addBuyer(db, { points: 100, language: 'ar' })
  const mug = await aMug(db)
  const { order } = await buy(db, layla, [mug.id], { fields: { size: 'Large' } })
  await db.transact(async (tx) => {
    const line = await tx.selectFrom('order_lines').select(['id', 'snapshot']).executeTakeFirstOrThrow()
    const snapshot = JSON.parse(line.snapshot)
    for (const field of snapshot.checkout_fields) delete field.translations
    await tx
      .updateTable('order_lines')
      .set({ snapshot: JSON.stringify(snapshot) })
      .where('id', '=', line.id)
      .execute()
    const fields = JSON.stringify(snapshot.checkout_fields)
    await tx.updateTable('products').set({ checkout_fields: fields }).where('id', '=', mug.id).execute()
  })
  expect((await orderOf(db.reader, layla, order.id)).fields).toEqual([
    { name: 'size', label: 'Size', value: 'Large', is_day: false, lang: 'en', value_lang: 'en' },
  ])
  expect((await shelfProduct(db.reader, layla, mug.id)).checkout_fields).toMatchObject([
    { label: 'Size', option_labels: ['Small', 'Large'], lang: 'en' },
    { label: 'Name on the mug', option_labels: [], lang: 'en' },
  ])
})

test('translations that do not fit their field are refused', () => {
  const wrongWith = (translations: object) => {
    const checkout_fields = [{ ...size, options: ['Small', 'Large'], translations }]
    const { error } = NewProduct.safeParse({ title: 'Mug', type: 'physical', price: 1, checkout_fields })
    return error?.issues.map(({ path }) => path.slice(2).join('.')) ?? []
  }
  expect(wrongWith({ ar: arabic, de: { options: [] }, fr: {} })).toEqual([])
  expect(wrongWith({ ar: { options: ['صغير'] }, de: { options: ['Klein', 'Groß', 'Riesig'] } })).toEqual([
    'translations.ar.options',
    'translations.de.options',
  ])
  expect(wrongWith({ fr: { label: 'x'.repeat(121), title: 'Taille' }, 'no language': {} }).toSorted()).toEqual([
    'translations.fr',
    'translations.fr.label',
    'translations.no language',
  ])
})
