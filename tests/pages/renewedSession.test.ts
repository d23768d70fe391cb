import { expect, test } from 'vitest'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { cookiesOf, signInAt } from '#tests/support/site.ts'

const academy = shareAcademy()

async function cookiesSet(path: string, cookie: string): Promise<string[]> {
  const answer = await fetch(new URL(path, academy().site.url), { headers: { cookie } })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()
}

test('a browser that is in use keeps its session: a page prolongs the cookie at most once a day', async () => {
  const session = await signInAt(academy().site.url, 'learner@demo.test')
  const set = await cookiesSet('/dashboard', session)
  expect(set).toContainEqual(expect.stringMatching(`^${session}; Max-Age=${14 * 86_400}; Path=/; HttpOnly`))
  const renewed = set.find((cookie) => cookie.startsWith('renewed='))
  expect(renewed).toContain(`Max-Age=${86_400};`)
  expect(await cookiesSet('/dashboard', `${session}; ${renewed?.split(';')[0]}`)).toEqual([])
})

test('signing in counts as the renewal of its day', async () => {
  const { url } = academy().site
  const body = new URLSearchParams({ name: 'learner@demo.test', password: 'demo-academy' })
  const options = { method: 'POST', redirect: 'manual', headers: { Origin: url }, body } as const
  const cookie = cookiesOf(await fetch(`${url}/user/login`, options))
  expect(await cookiesSet('/dashboard', cookie)).toEqual([])
})

test('calls, files and visitors’ pages set no cookie of a session', async () => {
  const session = await signInAt(academy().site.url, 'learner@demo.test')
  for (const path of ['/api/v2/me', '/robots.txt', '/site.webmanifest']) {
    expect(await cookiesSet(path, session), path).toEqual([])
  }
  expect(await cookiesSet('/', '')).toEqual([])
})
