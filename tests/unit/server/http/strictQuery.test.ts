import { expect, test } from 'vitest'
import { z } from 'zod'
import { strictQuery } from '#server/http/strictQuery.ts'

const takes = (query: z.ZodType | undefined, given: object) => strictQuery(query).safeParse(given).success

test('a query with a name that is not known is refused, except for the language of the answer', () => {
  const query = z.object({ page: z.string().optional() })
  expect(takes(query, { page: '2' })).toBe(true)
  expect(takes(query, { page: '2', language: 'ar' })).toBe(true)
  expect(takes(query, { pge: '2' })).toBe(false)
})

test('a query that names a language by itself keeps its own rule for it', () => {
  const query = z.object({ language: z.enum(['en', 'ar']) })
  expect(takes(query, { language: 'ar' })).toBe(true)
  expect(takes(query, { language: 'tlh' })).toBe(false)
  expect(takes(query, { language: 'ar', page: '2' })).toBe(false)
})

test('a query that takes any name and another schema stay as they are', () => {
  const open = z.object({ page: z.string() }).catchall(z.string())
  expect(strictQuery(open)).toBe(open)
  const text = z.string()
  expect(strictQuery(text)).toBe(text)
})

test('a call without a query takes the language of its answer alone', () => {
  expect(takes(undefined, {})).toBe(true)
  expect(takes(undefined, { language: 'ar' })).toBe(true)
  expect(takes(undefined, { dry_run: 'true' })).toBe(false)
})
