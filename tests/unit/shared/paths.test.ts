import { expect, test } from 'vitest'
import { afterLogin, withRedirect, isLoginPage } from '#shared/paths.ts'

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

test('the login pages keep the path to open afterwards, if it is on this site', () => {
  expect(withRedirect('/user/password', '/training/2?from=mail')).toBe(
    '/user/password?redirectTo=%2Ftraining%2F2%3Ffrom%3Dmail',
  )
  for (const target of ['', 'https://evil.test', '//evil.test'])
    expect(withRedirect('/user/login', target)).toBe('/user/login')
  expect(['/user/login', '/user/password/abc', '/user/logout'].every(isLoginPage)).toBe(true)
  expect(['/user', '/user/1/edit', '/user/passwords-of-the-world'].some(isLoginPage)).toBe(false)
})
