import { expect, test } from 'vitest'
import { insertsStyles, withStyleNonce } from '#server/http/styleNonce.ts'

test('only the pages of the settings may insert styles', () => {
  for (const pattern of ['/settings', '/settings/incentives/rules', '/course-administration/rooms'])
    expect(insertsStyles(pattern)).toBe(true)
  for (const pattern of ['/', '/settingsfoo', '/user/settings', '/user/settings/mail']) {
    expect(insertsStyles(pattern)).toBe(false)
  }
})

test('the nonce of the styles is added to the policy of the page', () => {
  const page = new Response('', { headers: { 'content-security-policy': "default-src 'self'" } })
  expect(withStyleNonce(page, 'abc').headers.get('content-security-policy')).toBe(
    "default-src 'self'; style-src 'nonce-abc'; style-src-attr 'unsafe-inline'",
  )
  expect(withStyleNonce(new Response(''), 'abc').headers.get('content-security-policy')).toBe(
    "; style-src 'nonce-abc'; style-src-attr 'unsafe-inline'",
  )
})
