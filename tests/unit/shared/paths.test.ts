import { expect, test } from 'vitest'
import { afterLogin, doorPath, isDoor } from '#shared/paths.ts'

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

test('the pages in front of the site hand on where their reader wants to go, if that is on this site', () => {
  expect(doorPath('/user/password', '/training/2?from=mail')).toBe(
    '/user/password?redirectTo=%2Ftraining%2F2%3Ffrom%3Dmail',
  )
  for (const target of ['', 'https://evil.test', '//evil.test'])
    expect(doorPath('/user/login', target)).toBe('/user/login')
  expect(['/user/login', '/user/password/abc', '/user/logout'].every(isDoor)).toBe(true)
  expect(['/user', '/user/1/edit', '/user/passwords-of-the-world'].some(isDoor)).toBe(false)
})
