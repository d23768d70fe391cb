import { expect, test } from 'vitest'
import { CallCookies } from '#server/door/adapter/callCookies.ts'

function cookiesOf(text: string) {
  return new CallCookies(new Request('http://site.test/', { headers: text ? { cookie: text } : {} }))
}

test('calls with the same cookies read the same, and a cookie that is missing stays missing', () => {
  for (let call = 0; call < 2; call++) {
    const cookies = cookiesOf('session=abc; language=p%C3%A9')
    expect([cookies.get('session')?.value, cookies.get('language')?.value]).toEqual(['abc', 'pé'])
    expect(cookies.get('renewed')).toBeUndefined()
  }
  expect(cookiesOf('session=other').get('session')?.value).toBe('other')
  expect(cookiesOf('').get('session')).toBeUndefined()
})

test('what one call writes or removes is not seen by another call with the same cookies', () => {
  const sent = 'session=kept; refusal=words'
  const writing = cookiesOf(sent)
  expect(writing.get('refusal')?.value).toBe('words')
  writing.set('session', 'new', { path: '/' })
  writing.set('refusal', '', { maxAge: 0 })
  expect([writing.get('session')?.value, writing.get('refusal')?.value]).toEqual(['new', ''])
  const removing = cookiesOf(sent)
  removing.delete('session')
  expect(removing.get('session')).toBeUndefined()
  expect([...removing.headers()]).toEqual([expect.stringContaining('session=deleted')])
  const merging = cookiesOf(sent)
  merging.merge(writing)
  expect(merging.get('session')?.value).toBe('new')
  const next = cookiesOf(sent)
  expect([next.get('session')?.value, next.get('refusal')?.value]).toEqual(['kept', 'words'])
})

test('a way of decoding is the reader’s own, and very long cookies are read without being kept', () => {
  const cookies = cookiesOf('language=p%C3%A9')
  expect(cookies.get('language')?.value).toBe('pé')
  expect(cookies.get('language', { decode: (value) => value })?.value).toBe('p%C3%A9')
  const long = `session=${'x'.repeat(3000)}`
  expect(cookiesOf(long).get('session')?.value).toHaveLength(3000)
})

test('a response has cookies only if the call wrote, removed or took over some', () => {
  const changes = [
    (cookies: CallCookies) => cookies.set('language', 'ar'),
    (cookies: CallCookies) => cookies.delete('session'),
    (cookies: CallCookies) => cookies.merge(written()),
  ]
  for (const change of changes) {
    const cookies = cookiesOf('session=abc')
    cookies.get('session')
    expect([cookies.isWritten, [...cookies.headers()]]).toEqual([false, []])
    change(cookies)
    expect(cookies.isWritten).toBe(true)
    expect([...cookies.headers()]).toHaveLength(1)
  }
})

function written(): CallCookies {
  const cookies = cookiesOf('')
  cookies.set('language', 'fr')
  return cookies
}
