import { describe, expect, test } from 'vitest'
import { CheckoutField } from '#shared/contract/checkout.ts'
import { readAnswers } from '#server/shop/checkout/answers.ts'

function fieldOf(given: object = {}): CheckoutField {
  return CheckoutField.parse({ name: 'note', type: 'text', label: 'Note', ...given })
}

/** The answer of a single field, or the code of its problem. */
function read(field: object, answer?: string | boolean): unknown {
  const { answers, problems } = readAnswers([fieldOf(field)], answer === undefined ? {} : { note: answer })
  return problems[0]?.code ?? answers.note
}

describe('the answers of a buyer', () => {
  test('are kept by name, without the space around them', () => {
    const fields = [fieldOf(), fieldOf({ name: 'gift', type: 'checkbox' })]
    const { answers, problems } = readAnswers(fields, { note: '  Blue, please ', gift: false })
    expect({ answers, problems }).toEqual({ answers: { note: 'Blue, please', gift: false }, problems: [] })
  })

  test('may be missing where they are not required', () => {
    for (const answer of [undefined, '', '  ']) {
      expect(read({}, answer)).toBeUndefined()
      expect(read({ required: true }, answer)).toBe('required')
    }
    expect(readAnswers([fieldOf()])).toStrictEqual({ answers: {}, problems: [] })
    expect(readAnswers([fieldOf({ name: 'constructor' })], {})).toEqual({ answers: {}, problems: [] })
  })

  test('have their problems at their fields, together with the names that no field has', () => {
    const fields = [fieldOf({ required: true }), fieldOf({ name: 'mail', type: 'email' })]
    expect(readAnswers(fields, { colour: 'red', mail: 'nobody' })).toEqual({
      answers: {},
      problems: [
        { message: 'This field is not known.', path: 'fields[colour]', code: 'unknown' },
        { message: 'This field is required.', path: 'fields[note]', code: 'required' },
        { message: 'Enter an email address, such as name@example.com.', path: 'fields[mail]', code: 'format' },
      ],
    })
  })

  test('answer a field of several products once, as the first product asks for it', () => {
    const size = { name: 'size', type: 'select', options: ['S', 'L'] }
    const fields = [fieldOf(size), fieldOf(), fieldOf({ name: 'size' })]
    expect(readAnswers(fields, { size: 'L', note: 'Blue' })).toEqual({
      answers: { size: 'L', note: 'Blue' },
      problems: [],
    })
    expect(readAnswers(fields, { size: 'XXL' }).problems.map(({ code }) => code)).toEqual(['choice'])
  })
})

describe('an answer is read by the type of its field', () => {
  test('a line of text has one line, a text may have several', () => {
    for (const answer of ['one\ntwo', 'one\rtwo']) {
      expect(read({ type: 'text' }, answer)).toBe('format')
      expect(read({ type: 'textarea' }, answer)).toBe(answer)
    }
  })

  test('a choice is one of the options', () => {
    const select = { type: 'select', options: ['Small', 'Large'] }
    expect(read(select, ' Large ')).toBe('Large')
    expect(read(select, 'Huge')).toBe('choice')
  })

  test('a checkbox is ticked, or not', () => {
    const checkbox = { type: 'checkbox' }
    expect([true, '1', 'on', 'yes'].map((answer) => read(checkbox, answer))).toEqual([true, true, true, true])
    expect([false, '0', 'false'].map((answer) => read(checkbox, answer))).toEqual([false, false, false])
    expect(read({ ...checkbox, required: true }, '0')).toBe('required')
    expect(read({ ...checkbox, required: true }, true)).toBe(true)
    for (const type of ['text', 'date', 'email']) expect(read({ type }, true)).toBe('type')
    expect(read({ type: 'text' }, '0')).toBe('0')
  })

  test.each(['ada@saltmarsh.test', 'a@b.c', 'a+b@mail.saltmarsh.test'])('%s is a mail address', (answer) => {
    expect(read({ type: 'email' }, answer)).toBe(answer)
  })

  test.each(['ada', '@b.test', 'a@', 'a@test', 'a@.test', 'a@test.', 'a@b@c.test', 'a b@c.test', 'a@b.test c'])(
    '%s is no mail address',
    (answer) => {
      expect(read({ type: 'email' }, answer)).toBe('format')
    },
  )

  test.each(['112', '+45 (12) 34.56/78-90', '1'.repeat(40)])('%s is a telephone number', (answer) => {
    expect(read({ type: 'tel' }, answer)).toBe(answer)
  })

  test.each(['12', '1'.repeat(41), 'x112', '112x', 'one one two'])('%s is no telephone number', (answer) => {
    expect(read({ type: 'tel' }, answer)).toBe('format')
  })

  test.each(['2026-11-20', '2028-02-29'])('%s is a day', (answer) => {
    expect(read({ type: 'date' }, answer)).toBe(answer)
  })

  test.each(['2026', '2026-11', '2026-1-1', '2026-02-29', '2026-13-01', '20.11.2026'])('%s is no day', (answer) => {
    expect(read({ type: 'date' }, answer)).toBe('format')
  })
})
