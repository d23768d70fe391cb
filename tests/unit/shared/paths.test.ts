import { expect, test } from 'vitest'
import { afterLogin } from '#shared/paths.ts'

test('signing in leads to the page that was asked for, never to another site or back out', () => {
  expect(afterLogin('/training/3?from=mail#enrol')).toBe('/training/3?from=mail#enrol')
  expect(afterLogin('/user/1/edit')).toBe('/user/1/edit')
  expect(afterLogin('/user/passwords-of-the-world')).toBe('/user/passwords-of-the-world')
  for (const target of [
    null,
    '',
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/user/login?redirectTo=/x',
    '/user/logout',
    '/user/password/abc',
    '/user/mail/abc',
  ]) {
    expect(afterLogin(target), String(target)).toBe('/dashboard')
  }
})
