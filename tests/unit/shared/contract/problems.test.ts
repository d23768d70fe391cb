import { expect, test } from 'vitest'
import { z } from 'zod'
import { problemsOf } from '#shared/contract/problems.ts'

const Body = z.strictObject({
  title: z.string().min(1),
  type: z.enum(['course', 'video']),
  pages: z.coerce.number().int().max(100),
  terms: z.array(z.strictObject({ tid: z.int(), kind: z.literal('topic') })),
  code: z.union([z.string(), z.int()]),
  note: z.string().optional(),
})

function problems(given: unknown) {
  const { error } = Body.safeParse(given)
  return Object.fromEntries((error ? problemsOf(error, given) : []).map(({ path, code }) => [path, code]))
}

test('what is missing is required, whatever kind of value belongs there', () => {
  expect(problems({ terms: [{}] })).toEqual({
    title: 'required',
    type: 'required',
    pages: 'required',
    'terms[0][tid]': 'required',
    'terms[0][kind]': 'required',
    code: 'required',
  })
  expect(problems({ terms: [null] })).toMatchObject({ 'terms[0]': 'type' })
})

test('what is there and wrong says how it is wrong', () => {
  const given = {
    title: '',
    type: 'film',
    pages: 900,
    terms: [{ tid: '1', kind: null }],
    code: true,
    note: 5,
    extra: 1,
  }
  expect(problems(given)).toEqual({
    title: 'required',
    type: 'choice',
    pages: 'too_big',
    'terms[0][tid]': 'type',
    'terms[0][kind]': 'choice',
    code: 'value',
    note: 'type',
    extra: 'unknown',
  })
})

test('a body that is no object at all is of the wrong type', () => {
  for (const given of [null, [], 'text', 5]) expect(problems(given)).toEqual({ '': 'type' })
})

test('a number or an address in the wrong form is refused in words about how to write it', () => {
  const Form = z.object({ price: z.number(), pieces: z.int(), mail: z.email(), home: z.url() })
  const sent = { price: 'much', pieces: 1.5, mail: 'ada', home: 'example' }
  expect(problemsOf(Form.safeParse(sent).error!, sent).map(({ message, code }) => [message, code])).toEqual([
    ['This is not a number.', 'type'],
    ['Enter a whole number.', 'type'],
    ['Enter an email address, such as name@example.com.', 'format'],
    ['Enter a web address that begins with https:// or http://.', 'format'],
  ])
})

test('a list with too few or too many entries is refused in words about entries, not about a value', () => {
  const Lists = z.object({ days: z.array(z.int()).max(1), steps: z.array(z.int()).min(2), amount: z.int().max(5) })
  const sent = { days: [1, 2], steps: [], amount: 9 }
  expect(problemsOf(Lists.safeParse(sent).error!, sent)).toEqual([
    { message: 'Number of entries: at most {{limit}}.', values: { limit: 1 }, path: 'days', code: 'too_big' },
    { message: 'Number of entries: at least {{limit}}.', values: { limit: 2 }, path: 'steps', code: 'too_small' },
    { message: 'The maximum is {{limit}}.', values: { limit: 5 }, path: 'amount', code: 'too_big' },
  ])
})

test('a number beyond the exact ones is refused once, with the limit of its field', () => {
  const Price = z.object({ price: z.int().min(-5).max(100), count: z.int() })
  const limitsOf = (sent: object) =>
    problemsOf(Price.safeParse(sent).error!, sent).map(({ path, values }) => [path, values?.limit])
  expect(limitsOf({ price: 1e300, count: 1 })).toEqual([['price', 100]])
  expect(limitsOf({ price: -1e300, count: 1e300 })).toEqual([
    ['price', -5],
    ['count', Number.MAX_SAFE_INTEGER],
  ])
})
