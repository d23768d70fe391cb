import { describe, expect, test } from 'vitest'
import { checkoutBody, fieldName, formNames, problemsOfTerms, withoutOtherTerms } from '#shared/shop/checkoutForm.ts'

const floor = { name: 'floor', type: 'text' } as const
const gift = { name: 'gift', type: 'checkbox' } as const
const plain = { id: 3, checkout_fields: [], terms: '' }

test('the form has these names, and a field of the product has a path', () => {
  expect(formNames).toEqual({
    key: 'key',
    price: 'expected_price',
    seenTerms: 'expected_terms',
    pieces: 'quantity',
    terms: 'terms_accepted',
  })
  expect(fieldName(floor)).toBe('fields[floor]')
})

describe('the body of a checkout', () => {
  test('names the product alone if nothing else was sent', () => {
    expect(checkoutBody({}, plain)).toEqual({ products: [3] })
  })

  test('has the trimmed text of a field, and an empty one if it was not sent', () => {
    const product = { ...plain, checkout_fields: [floor] }
    expect(checkoutBody({ 'fields[floor]': '  third ' }, product).fields).toEqual({ floor: 'third' })
    expect(checkoutBody({}, product).fields).toEqual({ floor: '' })
  })

  test('has a checkbox as true or false', () => {
    const product = { ...plain, checkout_fields: [gift] }
    expect(checkoutBody({ 'fields[gift]': '' }, product).fields).toEqual({ gift: true })
    expect(checkoutBody({}, product).fields).toEqual({ gift: false })
  })

  test.each([
    ['0', 0],
    ['80', 80],
    ['999999999', 999_999_999],
  ])('has the expected total %s as a number', (sent, expected_total) => {
    expect(checkoutBody({ expected_price: sent }, plain)).toEqual({ products: [3], expected_total })
  })

  test.each(['', '-80', '80 ', 'a80', '80.5', '1234567890'])('has no expected total for “%s”', (expected_price) => {
    expect(checkoutBody({ expected_price }, plain)).toEqual({ products: [3] })
  })

  test('has the terms that the page showed, by the product', () => {
    expect(checkoutBody({ expected_terms: 'aB3_-x' }, plain)).toEqual({
      products: [3],
      expected_terms: { 3: 'aB3_-x' },
    })
    for (const expected_terms of ['', 'two words', 'x'.repeat(101)]) {
      expect(checkoutBody({ expected_terms }, plain)).toEqual({ products: [3] })
    }
  })

  test('names the product once for each piece, with the total of all', () => {
    expect(checkoutBody({ expected_price: '80', quantity: '3' }, plain)).toEqual({
      products: [3, 3, 3],
      expected_total: 240,
    })
    expect(checkoutBody({ quantity: '20' }, plain).products).toHaveLength(20)
  })

  test.each(['', '0', '-2', '2.5', '21', '100', 'two'])('names the product once for the quantity “%s”', (quantity) => {
    expect(checkoutBody({ quantity }, plain)).toEqual({ products: [3] })
  })

  test('accepts terms only if there are terms and the box was ticked', () => {
    const sold = { ...plain, terms: 'Be kind.' }
    expect(checkoutBody({ terms_accepted: '' }, sold)).toEqual({ products: [3], terms_accepted: true })
    expect(checkoutBody({}, sold)).toEqual({ products: [3] })
    expect(checkoutBody({ terms_accepted: '1' }, plain)).toEqual({ products: [3] })
  })
})

test('terms must be accepted before anything is sent', () => {
  const sold = { ...plain, terms: 'Be kind.' }
  expect(problemsOfTerms({}, sold)).toEqual([
    { message: 'This field is required.', path: 'terms_accepted', code: 'required' },
  ])
  expect(problemsOfTerms({ terms_accepted: '' }, sold)).toEqual([])
  expect(problemsOfTerms({}, plain)).toEqual([])
})

test('an acceptance is kept only for the terms that were accepted', () => {
  const now = { terms_digest: 'new' }
  const sent = { terms_accepted: '1', 'fields[floor]': 'third' }
  expect(withoutOtherTerms(sent, now)).toEqual(sent)
  expect(withoutOtherTerms({ ...sent, expected_terms: 'new' }, now)).toEqual({ ...sent, expected_terms: 'new' })
  expect(withoutOtherTerms({ ...sent, expected_terms: 'old' }, now)).toEqual({
    'fields[floor]': 'third',
    expected_terms: 'old',
  })
})
