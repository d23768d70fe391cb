import { expect, test } from 'vitest'
import { z } from 'zod'
import { errorAt, listErrors } from '#client/forms/listErrors.ts'
import { checkBy, problemResolver } from '#client/forms/problemResolver.ts'

const Thing = z.strictObject({ title: z.string().min(1), tags: z.array(z.string().max(3)), price: z.int().min(1) })
const t = (source: string, values?: Record<string, string | number>) =>
  source.replace('{{limit}}', String(values?.limit ?? ''))
const resolve = (values: object) => problemResolver(checkBy(Thing), t)(values, undefined, {} as never)

test('the browser finds the same problems as the server, at the same fields', async () => {
  const { errors } = await resolve({ title: '', tags: ['one', 'three'], price: 0 })
  expect(listErrors(errors)).toEqual([
    { name: 'title', message: 'This field is required.' },
    { name: 'tags.1', message: 'Use at most 3 characters.' },
    { name: 'price', message: 'The minimum is 1.' },
  ])
  expect(errorAt(errors, 'tags')).toBe('Use at most 3 characters.')
  expect(errorAt(errors, 'tags.0')).toBeUndefined()
})

test('good values pass as they are', async () => {
  const values = { title: 'Mug', tags: [], price: 3 }
  expect(await resolve(values)).toEqual({ values, errors: {} })
})
