import { describe, expect, test } from 'vitest'
import { leadBack, takeRefusal, withoutFields } from '#server/http/leadBack.ts'
import { cookieJar } from './cookies.ts'

const attributes = { path: '/', httpOnly: true, sameSite: 'lax' }
const words = (message: string, path = '') => ({ message, path, code: 'x' })

function led(problems: Parameters<typeof leadBack>[2], origin = 'https://learn.example') {
  const { cookies, set } = cookieJar()
  const redirect = (to: string, status: number) => new Response(null, { status, headers: { location: to } })
  const context = { cookies, redirect, locals: { origin } } as unknown as Parameters<typeof leadBack>[0]
  const response = leadBack(context, '/incentives/3?a=1', problems)
  return { status: response.status, to: response.headers.get('location'), set }
}

describe('a form that was refused', () => {
  test('leads back to its page with the words of the refusal in a cookie', () => {
    expect(led([words('Sold out.'), words('Too long.', 'name'), words('Try later.')])).toEqual({
      status: 303,
      to: '/incentives/3?a=1',
      set: { refused: { value: 'Sold out. Try later.', ...attributes, secure: true, maxAge: 60 } },
    })
    expect(led([words('Sold out.')], 'http://127.0.0.1').set.refused?.secure).toBe(false)
  })

  test('leads back with no more than 500 characters', () => {
    expect(led([words('x'.repeat(501))]).set.refused?.value).toBe('x'.repeat(500))
  })

  test('leads back with the general notice if only its fields are wrong', () => {
    expect(led([words('Too long.', 'name')])).toEqual({
      status: 303,
      to: '/incentives/3?a=1&notice=failed',
      set: {},
    })
  })
})

describe('the words of a refusal', () => {
  test('are shown once', () => {
    const { cookies, set } = cookieJar({ refused: 'Sold out.' })
    expect(takeRefusal(cookies, 'https://learn.example')).toBe('Sold out.')
    expect(set).toEqual({ refused: { value: '', ...attributes, secure: true, maxAge: 0 } })
  })

  test('are empty if nothing was refused', () => {
    const { cookies, set } = cookieJar()
    expect(takeRefusal(cookies, 'https://learn.example')).toBe('')
    expect(set).toEqual({})
  })
})

test('the problems of a form without fields are all messages of the page', () => {
  expect(withoutFields([words('Sold out.'), words('Too long.', 'name')])).toEqual([
    words('Sold out.'),
    words('Too long.'),
  ])
})
