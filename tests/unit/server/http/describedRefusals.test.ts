import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { describedRefusals, RefusalBody } from '#server/http/describedRefusals.ts'
import type { AnyDeclaration } from '#server/http/endpoint.ts'

const some = z.strictObject({ id: z.int() })

function statuses(method: string, declaration: Partial<AnyDeclaration>): number[] {
  return [
    ...describedRefusals(method, { summary: 'X.', answer: z.string(), access: 'signed-in', ...declaration }).keys(),
  ]
}

describe('the refusals that a call can answer', () => {
  test('of a public call are bad input and failures of the site', () => {
    expect(statuses('GET', { access: 'public' })).toEqual([400, 500, 503])
  })

  test('of a call with parameters name a thing that does not exist', () => {
    expect(statuses('get', { access: 'public', params: some })).toEqual([400, 404, 500, 503])
  })

  test('of a call for accounts name missing accounts and permissions', () => {
    expect(statuses('GET', {})).toEqual([400, 401, 403, 500, 503])
    expect(statuses('GET', { access: 'incentives_shop' })).toEqual([400, 401, 403, 500, 503])
    expect(statuses('GET', { access: { key: 'events' } })).toEqual([400, 401, 403, 500, 503])
  })

  test('of a call that visitors may make do not ask for an account', () => {
    expect(statuses('GET', { access: 'storefront_page' })).toEqual([400, 403, 500, 503])
    expect(statuses('POST', { access: 'public' })).toEqual([400, 403, 409, 500, 503, 507])
  })

  test('of a call that writes name a full disk, and those of a body its size and type', () => {
    expect(statuses('DELETE', {})).toEqual([400, 401, 403, 500, 503, 507])
    expect(statuses('PATCH', { body: some })).toEqual([400, 401, 403, 413, 415, 500, 503, 507])
  })

  test('of a POST name a key that was used for another call, except where no key counts', () => {
    expect(statuses('POST', {})).toContain(409)
    expect(statuses('post', { idempotency: { required: true } })).toContain(409)
    expect(statuses('POST', { idempotency: { heldBy: 'verb' } })).toContain(409)
    expect(statuses('POST', { idempotency: { heldBy: 'nobody' } })).not.toContain(409)
    expect(statuses('POST', { access: { key: 'events' } })).not.toContain(409)
    expect(statuses('PUT', {})).not.toContain(409)
  })

  test('are also those that the verb names', () => {
    expect(statuses('GET', { refuses: { 404: {}, 409: {}, 429: {} } })).toEqual([
      400, 401, 403, 404, 409, 429, 500, 503,
    ])
  })
})

describe('a refusal', () => {
  const errors = [{ message: 'No.', path: '', code: 'revision' }]
  const bodyOf = (shape: z.ZodRawShape) =>
    describedRefusals('PUT', { summary: 'X.', answer: z.string(), access: 'public', refuses: { 409: shape } }).get(409)!

  test('has its errors and nothing more', () => {
    expect(RefusalBody.safeParse({ errors }).success).toBe(true)
    expect(RefusalBody.safeParse({ errors, by: 'Ada' }).success).toBe(false)
    expect(RefusalBody.meta()?.id).toBe('Refusal')
    expect(bodyOf({})).toBe(RefusalBody)
  })

  test('of a verb may have the members that it names', () => {
    const body = bodyOf({ by: z.string() })
    expect(body.safeParse({ errors, by: 'Ada' }).success).toBe(true)
    expect(body.safeParse({ errors }).success).toBe(true)
    expect(body.safeParse({ errors, by: 7 }).success).toBe(false)
    expect(body.safeParse({ errors, at: 'x' }).success).toBe(false)
    expect(body.safeParse({ by: 'Ada' }).success).toBe(false)
  })
})
