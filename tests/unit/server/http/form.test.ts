import { describe, expect, test } from 'vitest'
import { addressToEcho, attempt, attemptForm, nameToEcho } from '#server/http/form.ts'
import { Refusal } from '#shared/refusal.ts'

test('a form shows again no more of a name than a name can have', () => {
  expect(nameToEcho('ada@example.com')).toBe('ada@example.com')
  expect(nameToEcho('a'.repeat(2 ** 20))).toBe('a'.repeat(254))
})

test('a form carries on no address that is longer than any of the site', () => {
  const search = `/search?s=${'a'.repeat(1000)}`
  expect(addressToEcho(search)).toBe(search)
  expect(addressToEcho(`/search?s=${'a'.repeat(2000)}`)).toBe('')
})

describe('a form', () => {
  /** The attempt of a form with this work, with the status and the header of its page. */
  async function sent(run: () => Promise<unknown>) {
    const response: { status?: number; headers: Headers } = { headers: new Headers() }
    const t = (message: string, values?: object) => `${message}${values ? JSON.stringify(values) : ''}`
    const attempted = await attempt(run, { locals: { t } as Pick<App.Locals, 't'>, response })
    return { attempted, status: response.status, retry: response.headers.get('retry-after') }
  }

  test('that is carried out has what came of it, and the page stays as it is', async () => {
    expect(await sent(async () => 7)).toEqual({ attempted: { done: 7 }, status: undefined, retry: null })
  })

  test('that is refused has every problem in the reader’s language, and the page its status and headers', async () => {
    const problems = [{ message: 'Too long.', values: { limit: 5 }, path: 'name', code: 'too_long' }]
    const refusal = new Refusal(429, problems, { headers: { 'Retry-After': '60' } })
    expect(await sent(() => Promise.reject(refusal))).toEqual({
      attempted: { problems: [{ message: 'Too long.{"limit":5}', path: 'name', code: 'too_long' }] },
      status: 429,
      retry: '60',
    })
  })

  test('that fails in another way is left to the error page', async () => {
    await expect(sent(() => Promise.reject(new TypeError('broken')))).rejects.toThrow('broken')
  })
})

test('a form shows a name and carries an address up to their limits', () => {
  expect(nameToEcho('a'.repeat(254))).toHaveLength(254)
  expect(addressToEcho('/'.repeat(2000))).toHaveLength(2000)
  expect(addressToEcho('/'.repeat(2001))).toBe('')
})

describe('the form of a page', () => {
  const attempted = (request: Request) => {
    const page = { request, locals: { t: (message: string) => message }, response: { headers: new Headers() } }
    return attemptForm(async ({ name }) => name, page as unknown as Parameters<typeof attemptForm>[1])
  }
  const posted = (headers: Record<string, string>) =>
    new Request('http://academy.example/', { method: 'POST', body: 'name=Freja', headers })

  test('is not carried out when the page is only read', async () => {
    expect(await attempted(new Request('http://academy.example/?name=Freja'))).toEqual({})
  })

  test('that is carried out has its fields beside its result', async () => {
    const form = posted({ 'Content-Type': 'application/x-www-form-urlencoded' })
    expect(await attempted(form)).toEqual({ done: 'Freja', sent: { name: 'Freja' } })
  })

  test('that cannot be read has its problem and no fields', async () => {
    expect(await attempted(posted({ 'Content-Type': 'text/plain' }))).toMatchObject({ problems: [{ code: 'type' }] })
  })
})
